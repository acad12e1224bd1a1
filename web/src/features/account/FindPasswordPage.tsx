import { PasswordByCode } from './forms/PasswordByCode';

/** A forgotten password is set anew by a code sent to the bound phone. */
export default function FindPasswordPage() {
  return <PasswordByCode />;
}
