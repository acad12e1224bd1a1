import type { Game } from '@/api/types';
import { storeVipSource } from '@/features/account';
import { dateText } from '@/lib/time';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import ChevronRight from '~icons/lucide/chevron-right';
import Crown from '~icons/lucide/crown';
import { useNavigate } from 'react-router';
import { closeStage } from '../downloadStore';
import styles from './Vip.module.css';

/** Tells a member that the download is free, and until when. */
export function MemberNote({ until }: { until: string | null }) {
  return (
    <p className={styles.vip}>
      <Crown aria-hidden="true" />
      <span>
        <strong>{t('VIP会员免费下载')}</strong>
        <small>{until ? t`会员有效期至 ${dateText(until)}` : t('会员长期有效')}</small>
      </span>
    </p>
  );
}

/** Links to the membership, and remembers the game. */
export function VipOffer({ game }: { game: Game }) {
  const navigate = useNavigate();
  const activate = () => {
    storeVipSource({ type: 1, source: game.id });
    closeStage();
    void navigate(paths.buyVip);
  };
  return (
    <button type="button" className={styles.vip} onClick={activate}>
      <Crown aria-hidden="true" />
      <span>
        <strong>{t('开通VIP会员')}</strong>
        <small>{t('付费游戏免费下载')}</small>
      </span>
      <em>
        {t('立即开通')}
        <ChevronRight aria-hidden="true" />
      </em>
    </button>
  );
}
