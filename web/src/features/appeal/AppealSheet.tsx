import { ALREADY_DONE, CONDITION_NOT_MET, isSignedOut } from '@/api/actionErrors';
import { ApiError, CODE, errorText } from '@/api/errors';
import type { Measure } from '@/api/types';
import { useWrite } from '@/api/useWrite';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { TextArea } from '@/components/ui/TextArea';
import { toast } from '@/components/ui/toast';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { measuresQuery, sendAppeal, type Appellant } from './api';
import { APPEAL_MAX, lengthOf, nameOf, problemOf } from './measures';
import styles from './AppealSheet.module.css';

interface Props {
  who: Appellant;
  measure: Measure;
  content: string;
  onContent: (content: string) => void;
  onClose: () => void;
}

/** Asks the operators to lift a measure. */
export function AppealSheet({ who, measure, content, onContent, onClose }: Props) {
  const [error, setError] = useState<string>();
  const write = useSending(who, measure, setError, onClose);
  const length = lengthOf(content);
  const send = () => {
    const problem = problemOf(content);
    setError(problem);
    if (!problem) write.mutate({ measureId: measure.id, content: content.trim() });
  };
  return (
    <Dialog
      kind="sheet"
      title={t`申诉：${nameOf(measure)}`}
      onClose={onClose}
      actions={
        <Button size="large" busy={write.isPending} onClick={send}>
          {t('提交申诉')}
        </Button>
      }
    >
      {measure.reason && (
        <dl className={cx('note', styles.reason)}>
          <dt>{t('原因')}</dt>
          <dd>{measure.reason}</dd>
        </dl>
      )}
      <TextArea
        label={t('申诉理由')}
        value={content}
        onValue={(next) => {
          onContent(next);
          setError(undefined);
        }}
        readOnly={write.isPending}
        rows={6}
        error={error}
        hint={t('只能申诉一次，提交之后不能修改')}
        placeholder={t('说说当时的情况，为什么应该撤销')}
      />
      <p className={cx('faint', styles.counter, length > APPEAL_MAX && styles.over)}>
        <span role={length > APPEAL_MAX * 0.9 ? 'status' : undefined}>
          {length}/{APPEAL_MAX}
        </span>
      </p>
    </Dialog>
  );
}

/** The server takes the same appeal again, so a repeated one after a lost answer succeeds. */
function useSending(
  who: Appellant,
  measure: Measure,
  onWrongText: (text: string) => void,
  onClose: () => void,
) {
  const client = useQueryClient();
  const { queryKey } = measuresQuery(who);
  return useWrite({
    mutationFn: (appeal: { measureId: number; content: string }) => sendAppeal(who, appeal),
    onSuccess: (_, { content }) => {
      const appeal = { content, createTime: new Date().toISOString(), answer: '', decision: null };
      client.setQueryData(queryKey, (measures) =>
        measures?.map((one) => (one.id === measure.id ? { ...one, appeal } : one)),
      );
      toast.success(t('申诉已提交，我们会尽快处理'));
      onClose();
    },
    onError: (error) => {
      const wrong = error instanceof ApiError && error.fields.content;
      if (wrong) return onWrongText(wrong);
      if (isSignedOut(error)) return onClose();
      toast.error(refusalText(error));
      if (isFinal(error)) onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

/** The list is older than the measure: it was appealed against elsewhere, has ended, or is gone. */
const FINAL: readonly (number | null)[] = [ALREADY_DONE, CONDITION_NOT_MET, CODE.gone];
const isFinal = (error: unknown) => error instanceof ApiError && FINAL.includes(error.code);

function refusalText(error: unknown): string {
  const isAppealed = error instanceof ApiError && error.code === ALREADY_DONE;
  return isAppealed ? t('这项处理已经申诉过了') : errorText(error);
}
