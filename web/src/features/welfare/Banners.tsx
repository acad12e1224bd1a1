import { Drawing, type DrawingName } from '@/components/art/Drawing';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import ChevronRight from '~icons/lucide/chevron-right';
import { Link } from 'react-router';
import styles from './Banners.module.css';

export const InviteBanner = () => (
  <Banner
    to={paths.invite}
    tone="warm"
    drawing="invite"
    title={t('邀请好友，一起领X钻')}
    line={t('好友安顿下来，你们俩都有奖励')}
  />
);

export const ActivityBanner = () => (
  <Banner
    to={paths.activity}
    tone="sky"
    drawing="flag"
    title={t('活动中心')}
    line={t('做任务、抽好礼，限时开放')}
  />
);

interface Props {
  to: string;
  tone: 'warm' | 'sky';
  drawing: DrawingName;
  title: string;
  line: string;
}

/** A link with a drawing. */
function Banner({ to, tone, drawing, title, line }: Props) {
  return (
    <Link to={to} className={styles.banner} data-tone={tone}>
      <span className={styles.words}>
        <strong className={styles.title}>
          {title}
          <ChevronRight aria-hidden="true" />
        </strong>
        <span className="note">{line}</span>
      </span>
      <span className={styles.art}>
        <Drawing name={drawing} />
      </span>
    </Link>
  );
}
