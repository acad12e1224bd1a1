import { errorText, isSignedOut } from '@/api/errors';
import type { Measure } from '@/api/types';
import { ButtonLink } from '@/components/ui/Button';
import { PullRefresh } from '@/components/ui/pull';
import { EmptyState, EndMarker, ErrorState } from '@/components/ui/States';
import { SignInLink, useAccount, useAppealToken, useStatusPart } from '@/features/account';
import { t } from '@/lib/i18n';
import { useNow } from '@/lib/useNow';
import { useRefetchAt } from '@/lib/useRefetchAt';
import { useRefetchOnChange } from '@/lib/useRefetchOnChange';
import { paths } from '@/paths';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { measuresQuery, type Appellant } from './api';
import { AppealSheet } from './AppealSheet';
import { MeasureCard, MeasureCardSkeleton } from './MeasureCard';
import { nextEnd } from './measures';
import styles from './MeasuresPage.module.css';

/** How often the page checks whether a measure has ended. */
const CHECK_MS = 10_000;

/** The measures of operators against the player, and appeals against them. A suspended player comes from the login, with an appeal token. */
export default function MeasuresPage() {
  const uid = useAccount((account) => account.uid);
  const suspended = useAppealToken();
  const who = uid ? { uid } : suspended;
  return who ? <Measures key={who.uid} who={who} /> : <SignInFirst />;
}

function Measures({ who }: { who: Appellant }) {
  const query = useQuery(measuresQuery(who));
  const measures = query.data ?? [];
  const [appealing, setAppealing] = useState<Measure | null>(null);
  // A closed sheet keeps its text.
  const [drafts, setDrafts] = useState<Record<number, string>>({});
  useLiveMeasures(measures, () => void query.refetch());
  const refresh = async () => {
    const { error } = await query.refetch();
    if (error) throw error;
  };
  if (isSignedOut(query.error)) return <Expired />;
  if (query.isError && !query.data)
    return <ErrorState text={errorText(query.error)} onRetry={() => void query.refetch()} />;
  if (query.data?.length === 0) return <NoMeasures onRefresh={refresh} />;
  return (
    <PullRefresh onRefresh={refresh}>
      <div className={styles.page}>
        <p className="note">
          {who.token
            ? t('账号暂停使用期间也可以申诉，每项处理一次。有结果之后，再登录就能看到。')
            : t('不认同的处理可以申诉，每项一次。结果会发到系统消息。')}
        </p>
        <ul className="stack" aria-busy={!query.data}>
          {query.data
            ? measures.map((measure) => (
                <li key={measure.id}>
                  <MeasureCard measure={measure} onAppeal={() => setAppealing(measure)} />
                </li>
              ))
            : [1, 2, 3].map((index) => (
                <li key={index}>
                  <MeasureCardSkeleton />
                </li>
              ))}
        </ul>
        {query.data && <EndMarker text={t('没有更早的记录了')} />}
      </div>
      {appealing && (
        <AppealSheet
          who={who}
          measure={appealing}
          content={drafts[appealing.id] ?? ''}
          onContent={(content) => setDrafts((now) => ({ ...now, [appealing.id]: content }))}
          onClose={() => setAppealing(null)}
        />
      )}
    </PullRefresh>
  );
}

/** Follows ends of measures, and decisions: each sends a message. */
function useLiveMeasures(measures: readonly Measure[], refetch: () => void): void {
  const end = nextEnd(measures);
  useRefetchAt(end, useNow(end !== null, CHECK_MS), refetch);
  useRefetchOnChange(
    useStatusPart(({ unread }) => unread?.messages),
    refetch,
  );
}

function NoMeasures({ onRefresh }: { onRefresh: () => Promise<void> }) {
  return (
    <PullRefresh onRefresh={onRefresh}>
      <div className="middle">
        <EmptyState
          drawing="flag"
          title={t('没有处理记录')}
          hint={t('守规矩的玩家，这里一直是空的')}
          action={
            <ButtonLink look="soft" to={paths.square}>
              {t('去广场逛逛')}
            </ButtonLink>
          }
        />
      </div>
    </PullRefresh>
  );
}

function SignInFirst() {
  return (
    <EmptyState
      drawing="lock"
      title={t('登录后查看处理记录')}
      hint={t('账号被暂停使用也没关系：登录时点“申诉”就能进来')}
      action={<SignInLink look="soft">{t('去登录')}</SignInLink>}
    />
  );
}

/** The token of a suspended player has expired, or the suspension has ended. */
function Expired() {
  return (
    <EmptyState
      drawing="lock"
      title={t('登录验证过期了')}
      hint={t('再登录一次就能继续；如果账号已经恢复，会直接进来')}
      action={<SignInLink look="soft">{t('重新登录')}</SignInLink>}
    />
  );
}
