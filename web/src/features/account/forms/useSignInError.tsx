import { CODE, suspensionLines, type ApiError } from '@/api/errors';
import { Button, ButtonLink } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { t } from '@/lib/i18n';
import { rich } from '@/lib/rich';
import { paths } from '@/paths';
import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { appealTokenOf, keepAppealToken } from '../appealToken';
import styles from './useSignInError.module.css';

/** Shows a dialog for the refusals that need more than a toast: a suspension, and an unregistered phone. */
export function useSignInError(): { onRefused: (refusal: ApiError) => boolean; dialog: ReactNode } {
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const close = () => setRefusal(null);
  const onRefused = (next: ApiError) => {
    const known = next.suspension !== null || next.code === CODE.phoneUnknown;
    if (known) setRefusal(next);
    return known;
  };
  if (!refusal) return { onRefused, dialog: null };
  const dialog = refusal.suspension ? (
    <Suspended refusal={refusal} onClose={close} />
  ) : (
    <Unknown onClose={close} />
  );
  return { onRefused, dialog };
}

/** With the appeal token of the answer, the player can appeal without a session. */
function Suspended({ refusal, onClose }: { refusal: ApiError; onClose: () => void }) {
  const appeal = appealTokenOf(refusal);
  return (
    <Dialog
      title={t('账号已被暂停使用')}
      onClose={onClose}
      actions={
        appeal ? (
          <>
            <Button look="soft" onClick={onClose}>
              {t('知道了')}
            </Button>
            <ButtonLink to={paths.measures} onClick={() => keepAppealToken(appeal)}>
              {t('申诉')}
            </ButtonLink>
          </>
        ) : (
          <>
            <ButtonLink look="soft" to={paths.faq}>
              {t('联系客服')}
            </ButtonLink>
            <Button onClick={onClose}>{t('知道了')}</Button>
          </>
        )
      }
    >
      {refusal.suspension && suspensionLines(refusal.suspension).map((line) => <p key={line}>{line}</p>)}
      {appeal && (
        <p className={styles.ways}>
          {rich`对处理有疑问，可以申诉，也可以${<Link to={paths.faq}>{t('联系客服', 'appeal')}</Link>}。`}
        </p>
      )}
    </Dialog>
  );
}

function Unknown({ onClose }: { onClose: () => void }) {
  const state: unknown = useLocation().state;
  return (
    <Dialog
      title={t('这个手机号还没有注册')}
      onClose={onClose}
      actions={
        <>
          <Button look="soft" onClick={onClose}>
            {t('换个号码')}
          </Button>
          <ButtonLink to={paths.register} state={state} replace>
            {t('去注册')}
          </ButtonLink>
        </>
      }
    >
      {t('注册一个账号只要几秒，之后可以把手机号绑上去。')}
    </Dialog>
  );
}
