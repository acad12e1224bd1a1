import type { Gift } from '@/api/types';
import { Button } from '@/components/ui/Button';
import { CountUp } from '@/components/ui/CountUp';
import { Picture } from '@/components/ui/Picture';
import { shortNumber } from '@/lib/format';
import { rich } from '@/lib/rich';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import Crown from '~icons/lucide/crown';
import { Fragment } from 'react';
import { Link } from 'react-router';
import type { ClaimGift } from '../claim/useClaimGift';
import { limitTexts } from '../limitTexts';
import { giftStage, timeText, type GiftStage } from '../stage';
import styles from './GiftPack.module.css';
import { PackArt } from './PackArt';

interface Props {
  gift: Gift;
  claimGift: ClaimGift;
  now: number;
  /** Hides the game's name where the page already shows it. */
  ofGame?: boolean;
}

/** A pack as a ticket: content, stock, end, and the button on its stub. */
export function GiftPack({ gift, claimGift, now, ofGame = false }: Props) {
  const { name, content, game, vipOnly } = gift;
  const stage = giftStage(gift, now);
  return (
    <article
      className={styles.ticket}
      data-stage={stage}
      data-gift={gift.id}
      data-vip={vipOnly ? '' : undefined}
    >
      {!ofGame && <GiftBadge gift={gift} />}
      <div className={styles.words}>
        <h3 className={styles.name}>
          <span>{name}</span>
          {vipOnly && (
            <em className={styles.vip}>
              <Crown aria-hidden="true" />
              {t('会员专属')}
            </em>
          )}
        </h3>
        {game && !ofGame && <p className={styles.game}>{game.name}</p>}
        <p className={styles.content} data-contents>
          {unbrokenAmounts(content)}
        </p>
        <Limits gift={gift} stage={stage} />
        <Stock gift={gift} stage={stage} now={now} />
      </div>
      <div className={styles.stub}>
        <Action gift={gift} stage={stage} claimGift={claimGift} />
      </div>
    </article>
  );
}

/** A line never begins with the amount of an item (×5): it stays with the end of the item's name. */
const unbrokenAmounts = (content: string) =>
  content.split(/(\S×\d+、?)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles.amount}>
        {part}
      </span>
    ) : (
      part
    ),
  );

function GiftBadge({ gift: { game } }: { gift: Gift }) {
  if (!game)
    return (
      <span className={styles.sign}>
        <PackArt />
      </span>
    );
  return (
    <Link to={paths.detail(game.id)} className={styles.sign} aria-label={game.name}>
      <Picture picture={game.icon} alt="" ratio={1} shape="icon" />
    </Link>
  );
}

/** Who can claim the pack, before the tap. */
function Limits({ gift, stage }: { gift: Gift; stage: GiftStage }) {
  const texts = stage === 'open' || stage === 'soon' ? limitTexts(gift) : [];
  if (texts.length === 0) return null;
  return (
    <p className={styles.limits} data-testid="gift-limits">
      {texts.map((text, at) => (
        <Fragment key={text}>
          {at > 0 && ' · '}
          <span>{text}</span>
        </Fragment>
      ))}
    </p>
  );
}

/** Below this share of the stock, the remaining stock is highlighted. */
const LOW_STOCK = 0.1;

function Stock({ gift, stage, now }: { gift: Gift; stage: GiftStage; now: number }) {
  const share = gift.stock > 0 ? gift.left / gift.stock : 0;
  const few = stage === 'open' && share < LOW_STOCK;
  const left = (
    <strong data-testid="gift-left">
      <CountUp value={gift.left} format={shortNumber} />
    </strong>
  );
  return (
    <>
      {stage !== 'over' && (
        <span className={styles.track} data-few={few ? '' : undefined} aria-hidden="true">
          <span style={{ width: `${share * 100}%` }} />
        </span>
      )}
      <p className={styles.facts} data-few={few ? '' : undefined}>
        {stage !== 'over' && <span>{stage === 'soon' ? rich`共 ${left} 份` : rich`剩 ${left} 份`}</span>}
        <span className={styles.time}>{timeText(gift, now)}</span>
      </p>
    </>
  );
}

const UNAVAILABLE_LABELS: Partial<Record<GiftStage, string>> = {
  soon: t('未开始'),
  none: t('领完啦'),
  over: t('已结束'),
};

function Action({ gift, stage, claimGift }: { gift: Gift; stage: GiftStage; claimGift: ClaimGift }) {
  if (stage === 'open')
    return (
      <Button
        look="warm"
        size="small"
        busy={claimGift.busy.has(gift.id)}
        onClick={() => claimGift.claim(gift)}
      >
        {gift.vipOnly ? t('会员领取') : t('领取')}
      </Button>
    );
  if (stage === 'claimed')
    return (
      <Button look="soft" size="small" onClick={() => claimGift.claim(gift)}>
        {gift.grants.length > 0 ? t('查看') : t('看码')}
      </Button>
    );
  return <span className="faint">{UNAVAILABLE_LABELS[stage]}</span>;
}
