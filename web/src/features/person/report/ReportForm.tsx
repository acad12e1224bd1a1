import { ApiError } from '@/api/errors';
import { actionErrorText, ALREADY_DONE } from '@/api/actionErrors';
import type { ReportReason } from '@/api/types';
import { useWrite } from '@/api/useWrite';
import { Button } from '@/components/ui/Button';
import { CheckboxGroup } from '@/components/ui/CheckboxGroup';
import { Dialog } from '@/components/ui/Dialog';
import { TextArea } from '@/components/ui/TextArea';
import { toast } from '@/components/ui/toast';
import { useLimits } from '@/features/rateLimitNotice';
import { t } from '@/lib/i18n';
import { useState } from 'react';
import { report, type Report, type Reported } from '../api';

const REASONS: readonly { value: ReportReason; name: string }[] = [
  { value: 'spam', name: t('广告刷屏') },
  { value: 'abuse', name: t('辱骂攻击') },
  { value: 'sexual', name: t('低俗色情') },
  { value: 'fraud', name: t('欺诈骗钱') },
  { value: 'illegal', name: t('违法违规') },
  { value: 'other', name: t('其他问题') },
];

const REASONS_MAX = 3;

const nameOf = (reason: ReportReason) => REASONS.find(({ value }) => value === reason)!.name;

const TITLES: Record<Reported['kind'], string> = {
  post: t('举报这篇帖子'),
  comment: t('举报这条评论'),
  user: t('举报这位玩家'),
};

/** A form that reports content to the operators. */
export default function ReportForm({ about, onClose }: { about: Reported; onClose: () => void }) {
  const [reasons, setReasons] = useState<readonly ReportReason[]>([]);
  const [detail, setDetail] = useState('');
  const { report: most } = useLimits();
  const { mutate, isPending } = useWrite({
    mutationFn: (what: Report) => report(what),
    onSuccess: () => {
      toast.success(t('收到，我们会尽快处理'));
      onClose();
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.code !== ALREADY_DONE)
        return toast.error(actionErrorText(error));
      toast.info(t('你已经举报过了，正在处理'));
      onClose();
    },
  });
  // The server takes one reason: the first. The other reasons go to the beginning of the text.
  const [reason, ...others] = reasons;
  const also = others.length > 0 ? t`还有：${others.map(nameOf).join(t('、'))}` : '';
  const words = [also, detail.trim()].filter(Boolean).join('\n');
  const send = () => reason && mutate({ ...about, reason, detail: words.slice(0, most) || undefined });
  return (
    <Dialog
      kind="sheet"
      title={TITLES[about.kind]}
      onClose={onClose}
      actions={
        <Button size="large" busy={isPending} disabled={reasons.length === 0} onClick={send}>
          {t('提交')}
        </Button>
      }
    >
      <CheckboxGroup
        label={t('原因')}
        options={REASONS}
        chosen={reasons}
        onChange={setReasons}
        min={1}
        max={REASONS_MAX}
      />
      <TextArea
        label={t('补充说明（选填）')}
        value={detail}
        onValue={setDetail}
        rows={3}
        maxLength={also ? most - also.length - 1 : most}
        placeholder={t('说说具体情况，能帮我们更快判断')}
      />
    </Dialog>
  );
}
