import { TopBar } from '@/components/ui/TopBar';
import { useAccount } from '@/features/account';
import { KeptShelf } from '@/features/offline';
import { useBack } from '@/lib/useBack';
import { ForVisitors } from './parts/ForVisitors';
import { Shelf } from './shelf/Shelf';

/** What the player keeps. */
export default function ShelfPage() {
  const uid = useAccount((account) => account.uid);
  const back = useBack();
  if (uid > 0) return <Shelf uid={uid} />;
  return (
    <>
      <TopBar title="我的订阅" onBack={back} />
      <main>
        <ForVisitors title="追的书，都放这里" hint="登录后订阅作品，一有更新就摆到最前面" />
        <KeptShelf />
      </main>
    </>
  );
}
