import { ButtonLink } from '@/components/ui/Button';
import { paths } from '@/paths';
import type { ComponentProps } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLoggedIn } from './accountStore';
import type { SignInState } from './signInState';

/** Navigates to the sign-in, and afterwards to `to` (default: back to this page). */
export function useGoToSignIn(to?: string): () => void {
  const navigate = useNavigate();
  const state = useSignInReturn(to);
  return () => void navigate(paths.login, { state });
}

/** Runs an action that only players may do. Leads a visitor to the sign-in and then back here instead. */
export function useRequireSignIn(): (action: () => void) => void {
  const loggedIn = useLoggedIn();
  const goToSignIn = useGoToSignIn();
  return (action) => (loggedIn ? action() : goToSignIn());
}

interface LinkProps extends Omit<ComponentProps<typeof ButtonLink>, 'to' | 'state'> {
  to?: string;
}

/** The same navigation as a link that looks like a button. */
export function SignInLink({ to, ...rest }: LinkProps) {
  return <ButtonLink {...rest} to={paths.login} state={useSignInReturn(to)} />;
}

function useSignInReturn(to: string | undefined): SignInState {
  const { pathname, search } = useLocation();
  return { from: to ?? pathname + search };
}
