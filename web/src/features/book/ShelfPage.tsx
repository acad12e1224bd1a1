import { TopBar } from '@/components/ui/TopBar';
import { useAccount } from '@/features/account';
import { SavedOfflineShelf } from '@/features/offline';
import { useBack } from '@/lib/useBack';
import { t } from '@/lib/i18n';
import { ForVisitors } from './parts/ForVisitors';
import { BookShelf } from './shelf/BookShelf';

/** The player's subscribed books. */
export default function ShelfPage() {
  const uid = useAccount((account) => account.uid);
  const back = useBack();
  if (uid > 0) return <BookShelf uid={uid} />;
  return (
    <>
      <TopBar title={t('我的订阅')} onBack={back} />
      <main>
        <ForVisitors title={t('追的书，都放这里')} hint={t('登录后订阅作品，一有更新就摆到最前面')} />
        <SavedOfflineShelf />
      </main>
    </>
  );
}
