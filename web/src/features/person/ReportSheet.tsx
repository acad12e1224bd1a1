import { ApiError } from '@/api/errors';
import { deedErrorText, DONE_BEFORE } from '@/api/refusals';
import type { ReportReason } from '@/api/types';
import { useWrite } from '@/api/useWrite';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { TextArea } from '@/components/ui/TextArea';
import { toast } from '@/components/ui/toast';
import { useLimits } from '@/features/limit';
import { useState } from 'react';
import { report, type Report, type Reported } from './api';
import styles from './ReportSheet.module.css';

const REASONS: readonly { reason: ReportReason; name: string }[] = [
  { reason: 'spam', name: '广告刷屏' },
  { reason: 'abuse', name: '辱骂攻击' },
  { reason: 'sexual', name: '低俗色情' },
  { reason: 'fraud', name: '欺诈骗钱' },
  { reason: 'illegal', name: '违法违规' },
  { reason: 'other', name: '其他问题' },
];

const TITLES: Record<Reported['kind'], string> = {
  post: '举报这篇帖子',
  comment: '举报这条评论',
  user: '举报这位玩家',
};

/** Tells the operators what is wrong with something. */
export function ReportSheet({ about, onClose }: { about: Reported; onClose: () => void }) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [detail, setDetail] = useState('');
  const { report: most } = useLimits();
  const { mutate, isPending } = useWrite({
    mutationFn: (what: Report) => report(what),
    onSuccess: () => {
      toast.success('收到，我们会尽快处理');
      onClose();
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.code !== DONE_BEFORE)
        return toast.error(deedErrorText(error));
      toast.info('你已经举报过了，正在处理');
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
          提交
        </Button>
      }
    >
      <fieldset className={styles.reasons}>
        <legend className="visually-hidden">原因</legend>
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
        label="补充说明（选填）"
        value={detail}
        onValue={setDetail}
        rows={3}
        maxLength={most}
        placeholder="说说具体情况，能帮我们更快判断"
      />
    </Dialog>
  );
}
