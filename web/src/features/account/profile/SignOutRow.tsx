import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { useScroller } from '@/components/ui/scroller';
import { toast } from '@/components/ui/toast';
import { t } from '@/lib/i18n';
import { useState } from 'react';
import { signOut } from '../session';

/** Signs out after a confirmation. */
export function SignOutRow() {
  const scroller = useScroller();
  const [asking, setAsking] = useState(false);
  const leave = () => {
    signOut();
    scroller.current?.scrollTo({ top: 0 });
    toast.success(t('已退出登录，期待再见'));
  };
  return (
    <>
      <Button look="plain" size="large" block onClick={() => setAsking(true)}>
        {t('退出登录')}
      </Button>
      {asking && (
        <Dialog
          title={t('要退出登录吗？')}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button look="soft" onClick={() => setAsking(false)}>
                {t('再玩会儿')}
              </Button>
              <Button onClick={leave}>{t('退出登录')}</Button>
            </>
          }
        >
          {t('退出后收不到新消息，这台设备上的浏览记录会清掉。X钻和阅读记录都替你留着。')}
        </Dialog>
      )}
    </>
  );
}
