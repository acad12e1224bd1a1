import { paths } from '@/paths';
import { useNavigate } from 'react-router';
import { activityPath } from './words';

/** Leads a visitor to sign in, and from there back to the activity. */
export function useSignIn(id: number): () => void {
  const navigate = useNavigate();
  return () => void navigate(paths.login, { state: { from: activityPath(id) } });
}
