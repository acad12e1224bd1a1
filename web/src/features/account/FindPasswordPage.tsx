import { PasswordByCode } from './forms/PasswordByCode';

/** Resets a forgotten password by a code sent to the bound phone. */
export default function FindPasswordPage() {
  return <PasswordByCode />;
}
