import { SwipeableTabPanel } from '@/components/ui/tabs/SwipeableTabPanel';
import { Tabs } from '@/components/ui/tabs/Tabs';
import { MyGoods } from '@/features/goods';
import { t } from '@/lib/i18n';
import { useSearchParams } from 'react-router';
import { AllGifts } from './AllGifts';
import { MyGifts } from './mine/MyGifts';

const TABS = [
  { id: 'all', name: t('领礼包') },
  { id: 'mine', name: t('我领到的') },
  { id: 'goods', name: t('我的道具') },
] as const;

type TabId = (typeof TABS)[number]['id'];

/** The gift packs, the claimed ones, and the goods that the player has. */
export default function GiftsPage() {
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find(({ id }) => id === search.get('tab'))?.id ?? 'all';
  const choose = (id: TabId) => setSearch(id === 'all' ? {} : { tab: id }, { replace: true });
  return (
    <>
      <Tabs label={t('礼包')} tabs={TABS} active={tab} onChoose={choose} />
      <SwipeableTabPanel tabs={TABS} active={tab} onChoose={choose}>
        {tab === 'all' && <AllGifts />}
        {tab === 'mine' && <MyGifts onMore={() => choose('all')} />}
        {tab === 'goods' && <MyGoods onMore={() => choose('all')} />}
      </SwipeableTabPanel>
    </>
  );
}
