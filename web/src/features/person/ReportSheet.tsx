import { ApiError } from '@/api/errors';
import { deedErrorText, DONE_BEFORE } from '@/api/refusals';
import type { ReportReason } from '@/api/types';
import { useWrite } from '@/api/useWrite';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { TextArea } from '@/components/ui/TextArea';
import { toast } from '@/components/ui/toast';
import { useLimits } from '@/features/limit';
import { t } from '@/lib/words';
import { useState } from 'react';
import { report, type Report, type Reported } from './api';
import styles from './ReportSheet.module.css';

const REASONS: readonly { reason: ReportReason; name: string }[] = [
  { reason: 'spam', name: t('广告刷屏') },
  { reason: 'abuse', name: t('辱骂攻击') },
  { reason: 'sexual', name: t('低俗色情') },
  { reason: 'fraud', name: t('欺诈骗钱') },
  { reason: 'illegal', name: t('违法违规') },
  { reason: 'other', name: t('其他问题') },
];

const TITLES: Record<Reported['kind'], string> = {
  post: t('举报这篇帖子'),
  comment: t('举报这条评论'),
  user: t('举报这位玩家'),
};

/** Tells the operators what is wrong with something. */
export function ReportSheet({ about, onClose }: { about: Reported; onClose: () => void }) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [detail, setDetail] = useState('');
  const { report: most } = useLimits();
  const { mutate, isPending } = useWrite({
    mutationFn: (what: Report) => report(what),
    onSuccess: () => {
      toast.success(t('收到，我们会尽快处理'));
      onClose();
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.code !== DONE_BEFORE)
        return toast.error(deedErrorText(error));
      toast.info(t('你已经举报过了，正在处理'));
      onClose();
    },
  });
  const send = () => reason && mutate({ ...about, reason, detail: detail.trim() || undefined });
  return (
    <Dialog
      kind="sheet"
      title={TITLES[about.kind]}
      onClose={onClose}
      actions={
        <Button size="large" busy={isPending} disabled={reason === null} onClick={send}>
          {t('提交')}
        </Button>
      }
    >
      <fieldset className={styles.reasons}>
        <legend className="visually-hidden">{t('原因')}</legend>
        {REASONS.map(({ reason: value, name }) => (
          <label key={value} className={styles.reason}>
            <input
              type="radio"
              name="reason"
              className="visually-hidden"
              checked={value === reason}
              onChange={() => setReason(value)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <TextArea
        label={t('补充说明（选填）')}
        value={detail}
        onValue={setDetail}
        rows={3}
        maxLength={most}
        placeholder={t('说说具体情况，能帮我们更快判断')}
      />
    </Dialog>
  );
}
