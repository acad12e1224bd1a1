import { Field } from '@/components/ui/Field';
import { RetryLine } from '@/components/ui/States';
import { TextArea } from '@/components/ui/TextArea';
import { cx } from '@/lib/classes';
import { dayTimeText } from '@/lib/time';
import { t } from '@/lib/i18n';
import type { MyGoods } from '../goodsApi';
import { useGoods } from '../useGoods';
import {
  ageError,
  length,
  NAME_MAX,
  nameError,
  realNameError,
  SIGNATURE_MAX,
  signatureError,
} from '../validation';
import { ProfileEditSheet } from './ProfileEditSheet';
import styles from './ProfileEditSheet.module.css';
import { SEXES } from './sexes';
import { useProfileForm } from './useProfileForm';

interface Props {
  value: string;
  onClose: () => void;
}

const trimmed = (text: string) => text.trim();

export function NameSheet({ value, onClose }: Props) {
  const { data: goods, error, refetch } = useGoods();
  const form = useProfileForm({
    name: 'name',
    initial: value,
    check: nameError,
    valueOf: trimmed,
    onDone: onClose,
    conditionText: t('还没到免费改名的时间，也没有改名卡了'),
  });
  /** No card is used before the sheet has said so. */
  const save = () => {
    if (goods) form.submit();
    else void refetch();
  };
  const loading = !goods && !error;
  return (
    <ProfileEditSheet title={t('昵称')} busy={form.busy || loading} onSubmit={save} onClose={onClose}>
      <Field
        {...form.field}
        label={t('大家会这样叫你')}
        hint={`${length(form.value.trim())}/${NAME_MAX}`}
        autoComplete="nickname"
        enterKeyHint="done"
      />
      {goods && <p className={styles.cost}>{renameCost(goods)}</p>}
      {!goods && error && <RetryLine onRetry={() => void refetch()} />}
    </ProfileEditSheet>
  );
}

/** What a change of the name costs now. */
function renameCost({ goods, freeRenameTime }: MyGoods): string {
  if (!freeRenameTime) return t('这次改名免费，之后每 30 天免费一次');
  const cards = goods.find(({ kind }) => kind === 'rename')?.amount ?? 0;
  return cards > 0
    ? t`保存会用 1 张改名卡（还有 ${cards} 张）`
    : t`${dayTimeText(freeRenameTime)} 起可以免费改名，或用一张改名卡`;
}

export function SignatureSheet({ value, onClose }: Props) {
  const form = useProfileForm({
    name: 'signature',
    initial: value,
    check: signatureError,
    valueOf: trimmed,
    onDone: onClose,
  });
  return (
    <ProfileEditSheet title={t('签名')} busy={form.busy} onSubmit={form.submit} onClose={onClose}>
      <TextArea
        {...form.field}
        label={t('一句话介绍自己')}
        hint={`${length(form.value.trim())}/${SIGNATURE_MAX}`}
        rows={3}
      />
    </ProfileEditSheet>
  );
}

export function SexSheet({ value, onClose }: Props) {
  const form = useProfileForm({
    name: 'sex',
    initial: value,
    check: () => undefined,
    valueOf: Number,
    onDone: onClose,
  });
  return (
    <ProfileEditSheet title={t('性别')} busy={form.busy} onSubmit={form.submit} onClose={onClose}>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{t('性别')}</legend>
        {SEXES.map((name, sex) => (
          <label
            key={name}
            className={cx('shows-focus', styles.choice)}
            data-checked={form.value === String(sex) ? '' : undefined}
          >
            <input
              type="radio"
              name="sex"
              checked={form.value === String(sex)}
              onChange={() => form.field.onValue(String(sex))}
            />
            {name}
          </label>
        ))}
      </fieldset>
    </ProfileEditSheet>
  );
}

export function AgeSheet({ value, onClose }: Props) {
  const form = useProfileForm({
    name: 'age',
    initial: value === '0' ? '' : value,
    check: ageError,
    valueOf: Number,
    onDone: onClose,
  });
  return (
    <ProfileEditSheet title={t('年龄')} busy={form.busy} onSubmit={form.submit} onClose={onClose}>
      <Field
        {...form.field}
        label={t('今年多大')}
        hint={t('不想说就留空')}
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
        enterKeyHint="done"
      />
    </ProfileEditSheet>
  );
}

export function RealNameSheet({ onClose }: Pick<Props, 'onClose'>) {
  const form = useProfileForm({
    name: 'realName',
    initial: '',
    check: realNameError,
    valueOf: trimmed,
    onDone: onClose,
  });
  return (
    <ProfileEditSheet title={t('真实姓名')} busy={form.busy} onSubmit={form.submit} onClose={onClose}>
      <Field
        {...form.field}
        label={t('和身份证上的一样')}
        hint={t('只用来核对身份，不会给别人看到')}
        autoComplete="name"
        enterKeyHint="done"
      />
    </ProfileEditSheet>
  );
}
