import { errorText } from '@/api/errors';
import { ErrorState } from '@/components/ui/States';
import { useAccount, useStatusPart } from '@/features/account';
import { PullRefresh } from '@/components/ui/pull';
import { useRefetchOnChange } from '@/lib/useRefetchOnChange';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { invitedQuery, inviteQuery } from './api';
import { InviteFigures } from './InviteFigures';
import { InviteHero } from './hero/InviteHero';
import { InviteSkeleton } from './InviteSkeleton';
import styles from './InvitePage.module.css';
import { InvitedList } from './list/InvitedList';
import { CodeCard } from './share/CodeCard';
import { InviteSteps } from './InviteSteps';

/** The invitation page: the code, the ways to share it, and the results. */
export default function InvitePage() {
  const uid = useAccount((account) => account.uid);
  const client = useQueryClient();
  const { data: invite, error, refetch } = useQuery(inviteQuery(uid));
  const list = useInfiniteQuery(invitedQuery(uid));
  const refresh = () => client.refetchQueries({ queryKey: ['invite', uid] }, { throwOnError: true });
  // A changed balance may be an invitation reward. No push reports other progress of friends; a refetch on
  // the next visit shows it.
  useRefetchOnChange(
    useStatusPart(({ coinNum }) => coinNum),
    () => client.invalidateQueries({ queryKey: ['invite', uid] }),
  );
  if (error && !invite) return <ErrorState text={errorText(error)} onRetry={() => void refetch()} />;
  if (!invite) return <InviteSkeleton />;
  return (
    <PullRefresh onRefresh={refresh}>
      <InviteHero rewards={invite.rewards} />
      <div className={styles.cards}>
        <CodeCard invite={invite} />
        <InviteSteps rewards={invite.rewards} />
        <InviteFigures invite={invite} />
        <InvitedList query={list} />
      </div>
    </PullRefresh>
  );
}
