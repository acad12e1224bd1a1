import { Button, ButtonLink } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/States';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';

interface Props {
  followed: boolean;
  /** Switches to the hot feed. */
  onOpenHot: () => void;
}

/** The empty state of a feed, with a next action. */
export function FeedEmpty({ followed, onOpenHot }: Props) {
  if (followed)
    return (
      <EmptyState
        drawing="person"
        title={t('关注的人还没有发帖')}
        hint={t('去热门里看看，关注几位有意思的玩家')}
        action={
          <Button look="soft" onClick={onOpenHot}>
            {t('去看热门')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      drawing="chat"
      title={t('这里还没有帖子')}
      hint={t('攻略、战绩、找队友，你来开个头吧')}
      action={
        <ButtonLink to={paths.postpage} look="soft">
          {t('发第一帖')}
        </ButtonLink>
      }
    />
  );
}
