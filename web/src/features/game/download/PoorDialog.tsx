import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { paths } from '@/paths';
import { useNavigate } from 'react-router';
import { closeStage } from './downloadStore';

/** The balance does not reach. */
export function PoorDialog() {
  const navigate = useNavigate();
  const recharge = () => {
    closeStage();
    void navigate(paths.recharge);
  };
  return (
    <Dialog
      title="当前X钻余额不足！"
      onClose={closeStage}
      actions={
        <>
          <Button look="plain" onClick={closeStage}>
            取消
          </Button>
          <Button onClick={recharge}>充值</Button>
        </>
      }
    >
      <p>当前余额不足，请您充值后继续使用</p>
    </Dialog>
  );
}
