import { TopBar } from '@/components/ui/TopBar';
import { useAccount } from '@/features/account';
import { useBack } from '@/lib/useBack';
import { t } from '@/lib/i18n';
import { ReadBooks } from './history/ReadBooks';
import { ForVisitors } from './parts/ForVisitors';

/** The reading history, grouped by day. */
export default function ReadHistoryPage() {
  const uid = useAccount((account) => account.uid);
  const back = useBack();
  if (uid > 0) return <ReadBooks uid={uid} />;
  return (
    <>
      <TopBar title={t('阅读记录')} onBack={back} />
      <main>
        <ForVisitors
          title={t('看到哪儿，会替你记着')}
          hint={t('登录后，换台手机也能从上次停下的地方接着看')}
        />
      </main>
    </>
  );
}
