import { SwipeableTabPanel } from '@/components/ui/tabs/SwipeableTabPanel';
import { Tabs } from '@/components/ui/tabs/Tabs';
import { t } from '@/lib/i18n';
import { useSearchParams } from 'react-router';
import { AllGifts } from './AllGifts';
import { MyGifts } from './mine/MyGifts';

const TABS = [
  { id: 'all', name: t('领礼包') },
  { id: 'mine', name: t('我领到的') },
] as const;

/** The gift packs, and the codes of the claimed ones. */
export default function GiftsPage() {
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'mine' ? 'mine' : 'all';
  const choose = (id: 'all' | 'mine') => setSearch(id === 'mine' ? { tab: id } : {}, { replace: true });
  return (
    <>
      <Tabs label={t('礼包')} tabs={TABS} active={tab} onChoose={choose} />
      <SwipeableTabPanel tabs={TABS} active={tab} onChoose={choose}>
        {tab === 'all' ? <AllGifts /> : <MyGifts onMore={() => choose('all')} />}
      </SwipeableTabPanel>
    </>
  );
}
