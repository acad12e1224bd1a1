import type { Game } from '@/api/types';
import { Button } from '@/components/ui/Button';
import { useLoggedIn } from '@/features/account';
import { paths } from '@/paths';
import { Download } from 'lucide-react';
import { useNavigate } from 'react-router';
import { openStage } from '../download/downloadStore';
import { platformFor } from '../download/platform';
import { useDownload } from '../download/useDownload';
import { downloadLabel, isFree } from '../price';
import { usePrice } from '../usePrice';
import styles from './DownloadBar.module.css';

/** The button that gets the game: at once where it is free, after a word about the price where it is not. */
export function DownloadBar({ game }: { game: Game }) {
  const loggedIn = useLoggedIn();
  const price = usePrice(game);
  const download = useDownload();
  const navigate = useNavigate();

  const start = () => {
    if (isFree(game)) download.mutate({ game, price: 0 });
    else if (!loggedIn) void navigate(paths.login, { state: { from: paths.detail(game.id) } });
    else openStage('confirm', game);
  };
  const available = platformFor(game) !== null;
  return (
    <div className={styles.bar}>
      <Button
        size="large"
        block
        busy={download.isPending}
        disabled={!available}
        icon={<Download className={styles.icon} aria-hidden="true" />}
        onClick={start}
      >
        {available ? downloadLabel(price) : '暂无适合这台设备的版本'}
      </Button>
    </div>
  );
}
