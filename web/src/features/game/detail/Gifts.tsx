import { errorText } from '@/api/errors';
import type { Game, GameGift } from '@/api/types';
import { ButtonLink } from '@/components/ui/Button';
import { Skeleton } from '@/components/ui/Skeleton';
import { shortNumber } from '@/lib/format';
import { dateText, dayTimeText } from '@/lib/time';
import { paths } from '@/paths';
import { useQuery } from '@tanstack/react-query';
import { Crown, Gift } from 'lucide-react';
import { giftsQuery } from '../api';
import { giftState, type GiftState } from '../gifts';
import styles from './Gifts.module.css';

/** The gift packs of a game; nothing where it has none. */
export function Gifts({ game }: { game: Game }) {
  const { data, error, isPending, refetch } = useQuery(giftsQuery(game.id));
  const expected = isPending ? game.giftNum : 0;
  if (data?.length === 0 || (expected === 0 && !data && !error)) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>
        <Gift aria-hidden="true" />
        游戏礼包
      </h2>
      {error && !data && (
        <button type="button" className={styles.retry} onClick={() => void refetch()}>
          {errorText(error)}，点一下重试
        </button>
      )}
      <ul className={styles.list} aria-busy={isPending}>
        {data?.map((gift) => (
          <li key={gift.id} className={styles.gift}>
            <Pack gift={gift} />
          </li>
        ))}
        {Array.from({ length: expected }, (_, index) => (
          <li key={index} className={styles.gift}>
            <div className={styles.words}>
              <Skeleton width="40%" height="1rem" />
              <Skeleton width="75%" height="0.8125rem" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Pack({ gift }: { gift: GameGift }) {
  const state = giftState(gift);
  return (
    <>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <span>{gift.name}</span>
          {gift.vipOnly && (
            <em className={styles.vip}>
              <Crown aria-hidden="true" />
              会员专属
            </em>
          )}
        </h3>
        <p className={styles.content}>{gift.content}</p>
        <p className={styles.facts}>
          {state === 'soon' ? `共 ${shortNumber(gift.left)} 份` : `剩 ${shortNumber(gift.left)} 份`}
          <span>{dateText(gift.endTime)} 截止</span>
        </p>
      </div>
      <Action gift={gift} state={state} />
    </>
  );
}

const OUT: Partial<Record<GiftState, string>> = { none: '领完啦', over: '已结束' };

function Action({ gift, state }: { gift: GameGift; state: GiftState }) {
  if (state === 'soon')
    return (
      <span className={styles.wait}>
        <strong>{dayTimeText(gift.beginTime)}</strong>
        开始领取
      </span>
    );
  if (state === 'open' || state === 'claimed')
    return (
      <ButtonLink to={paths.gifts} look={state === 'open' ? 'warm' : 'soft'} size="small">
        {state === 'open' ? '领取' : '查看'}
      </ButtonLink>
    );
  return <span className={styles.wait}>{OUT[state]}</span>;
}
