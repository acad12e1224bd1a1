import type { Measure } from '@/api/types';
import { Button } from '@/components/ui/Button';
import { Skeleton } from '@/components/ui/Skeleton';
import type { IconComponent } from '@/components/ui/createIcon';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import { dateTimeText } from '@/lib/time';
import { paths } from '@/paths';
import Ban from '~icons/lucide/ban';
import ChevronRight from '~icons/lucide/chevron-right';
import EyeOff from '~icons/lucide/eye-off';
import MessageSquareOff from '~icons/lucide/message-square-off';
import TriangleAlert from '~icons/lucide/triangle-alert';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { AppealBox } from './AppealBox';
import { canAppeal, nameOf, stateOf } from './measures';
import styles from './MeasureCard.module.css';

const ICONS: Record<string, IconComponent> = {
  mute: MessageSquareOff,
  suspend: Ban,
  hide: EyeOff,
};

interface Props {
  measure: Measure;
  onAppeal: () => void;
}

/** One measure: what it is, why, until when, what it hides, and the appeal against it. */
export function MeasureCard({ measure, onAppeal }: Props) {
  const title = useId();
  const Icon = ICONS[measure.kind] ?? TriangleAlert;
  const { text, tone } = stateOf(measure);
  return (
    <article className={cx('surface', styles.card)} aria-labelledby={title}>
      <header className={styles.head}>
        <span className={cx('sign', styles.sign)} data-ended={!measure.running}>
          <Icon aria-hidden="true" />
        </span>
        <h2 id={title} className={styles.name}>
          {nameOf(measure)}
        </h2>
        <span className={styles.state} data-tone={tone}>
          {text}
        </span>
      </header>
      <dl className={styles.facts}>
        {measure.reason && <Fact name={t('原因')}>{measure.reason}</Fact>}
        {measure.kind === 'hide' && <Fact name={t('内容')}>{hiddenText(measure)}</Fact>}
        <Fact name={t('处理时间')}>{dateTimeText(measure.createTime)}</Fact>
        {measure.until && <Fact name={t('截止时间')}>{dateTimeText(measure.until)}</Fact>}
      </dl>
      {measure.postId && (
        <Link to={paths.post(measure.postId)} className={styles.post}>
          {t('查看帖子')}
          <ChevronRight aria-hidden="true" />
        </Link>
      )}
      {measure.appeal && <AppealBox appeal={measure.appeal} />}
      {canAppeal(measure) && (
        <Button look="soft" block onClick={onAppeal} aria-describedby={title}>
          {t('申诉')}
        </Button>
      )}
    </article>
  );
}

/** A comment can consist of a picture only. */
function hiddenText({ excerpt, refKind }: Measure): string {
  if (excerpt) return excerpt;
  return refKind === 'comment' ? t('图片评论') : t('没有文字');
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function MeasureCardSkeleton() {
  return (
    <div className={cx('surface', styles.card)}>
      <div className={styles.head}>
        <Skeleton width="2.5rem" height="2.5rem" radius="50%" />
        <Skeleton width="35%" height="1.0625rem" />
      </div>
      <Skeleton width="80%" height="0.9375rem" />
      <Skeleton width="60%" height="0.9375rem" />
    </div>
  );
}
