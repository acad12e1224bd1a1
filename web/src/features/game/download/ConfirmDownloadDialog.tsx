import { errorText } from '@/api/errors';
import { isRejected } from '@/api/http';
import type { Game } from '@/api/types';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Picture } from '@/components/ui/Picture';
import { isMember, useGoToSignIn, useLoggedIn, useStatus } from '@/features/account';
import { cx } from '@/lib/classes';
import { fileSize } from '@/lib/format';
import { PLATFORM_NAME } from '@/lib/platform';
import { trackPurchase } from '@/lib/tracking';
import { t } from '@/lib/i18n';
import { withPop } from '@/paths';
import CircleAlert from '~icons/lucide/circle-alert';
import { useLocation } from 'react-router';
import { AgeHint } from '../parts/AgeHint';
import { PriceLines } from './confirm/PriceLines';
import { MemberNote, VipOffer } from './confirm/Vip';
import styles from './ConfirmDownloadDialog.module.css';
import { closeStage, openStage, type ChangedPrice, type DownloadChoice } from './downloadStore';
import { useDownload } from './useDownload';
import { useLiveGame, useLivePrice } from './useLivePrice';

interface Props extends DownloadChoice {
  changedPrice?: ChangedPrice;
}

const PRICE_RAISED = t('这款游戏刚刚调整了价格，还没有扣过X钻');
const PRICE_ENDED = t('现在下载需要付费了，还没有扣过X钻');

/** Shows the price of a download before it is paid. Only the buttons close the dialog. */
export function ConfirmDownloadDialog({ game: given, platform, changedPrice }: Props) {
  const loggedIn = useLoggedIn();
  const status = useStatus();
  const game = useLiveGame(given);
  const live = useLivePrice(game, changedPrice);
  const download = useDownload({ quiet: true });
  const { pathname } = useLocation();
  const goToSignIn = useGoToSignIn(withPop(pathname));
  const { error, isPending, variables } = download;
  // Without an answer the purchase may have succeeded and used the coins. The same request again finds out
  // and never charges twice.
  const unanswered = !isPending && error !== null && !isRejected(error);
  const { price, before } = unanswered && variables ? { price: variables.price, before: undefined } : live;

  const confirm = () => {
    if (!loggedIn) {
      closeStage();
      goToSignIn();
    } else if (!unanswered && status?.coinNum !== undefined && price > status.coinNum) {
      openStage({ kind: 'insufficientBalance', game, platform, price });
    } else {
      if (!unanswered) trackPurchase(price);
      download.mutate({ game, platform, price });
    }
  };
  const { size } = game.platforms[platform] ?? game;
  return (
    <Dialog
      title={changedPrice ? t('价格有变化') : t('确认下载')}
      onClose={closeStage}
      dismissible={false}
      actions={
        <>
          <Button look="plain" onClick={closeStage} disabled={isPending}>
            {t('取消')}
          </Button>
          <Button busy={isPending} onClick={confirm}>
            {unanswered ? t('再试一次') : changedPrice ? t('按新价格下载') : t('确认下载')}
          </Button>
        </>
      }
    >
      {before !== undefined && <p className={styles.changed}>{before === 0 ? PRICE_ENDED : PRICE_RAISED}</p>}
      <GameLine game={game} note={`${PLATFORM_NAME[platform]} · ${fileSize(size)}`} />
      <PriceLines game={game} price={price} before={before} balance={status?.coinNum} />
      {isMember(status) && price === 0 ? (
        <MemberNote until={status?.expTime ?? null} />
      ) : (
        !isMember(status) && <VipOffer game={game} />
      )}
      {error && !isPending && (
        <Failure text={unanswered ? t`${errorText(error)}，不会重复扣X钻` : errorText(error)} />
      )}
    </Dialog>
  );
}

function GameLine({ game, note }: { game: Game; note: string }) {
  return (
    <div className={styles.game}>
      <Picture picture={game.icon} alt="" ratio={1} shape="icon" eager className={styles.icon} />
      <div className={cx('words', styles.words)}>
        <strong>{game.name}</strong>
        <span>{note}</span>
        <AgeHint years={game.ageHint} />
      </div>
    </div>
  );
}

function Failure({ text }: { text: string }) {
  return (
    <p className={styles.failure} role="alert">
      <CircleAlert aria-hidden="true" />
      {text}
    </p>
  );
}
