import { CODE } from '@/api/errors';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import KeyRound from '~icons/lucide/key-round';
import { Link } from 'react-router';
import { FormFrame } from '../FormFrame';
import { resetPassword } from '../phoneApi';
import { confirmError, passwordError } from '../validation';
import { useStatusPart } from '../useStatus';
import styles from '../FormFrame.module.css';
import { NewPasswordFields } from './PasswordFields';
import { useForm } from './useForm';
import { useSetPassword } from './useSetPassword';

/** Sets a new password by the old one. */
export function PasswordByOld() {
  const bound = useStatusPart(({ phone }) => phone);
  const { field, submit, busy } = useForm({
    initial: { oldPassword: '', newPassword: '', confirm: '' },
    check: ({ oldPassword, newPassword, confirm }) => ({
      oldPassword: oldPassword ? undefined : t('请填写现在的密码'),
      newPassword:
        passwordError(newPassword) ?? (newPassword === oldPassword ? t('新密码和现在的一样') : undefined),
      confirm: confirmError(newPassword, confirm),
    }),
    send: ({ oldPassword, newPassword }) => resetPassword(newPassword, { oldPassword }),
    ...useSetPassword(),
    refusedField: { [CODE.wrongPassword]: 'oldPassword' },
    refusedText: { [CODE.wrongPassword]: t('现在的密码不对') },
  });
  return (
    <FormFrame
      drawing="lock"
      onSubmit={submit}
      note={t('修改之后，其他设备会自动退出登录，这台设备不受影响。')}
    >
      <Field
        {...field('oldPassword')}
        label={t('现在的密码')}
        name="password"
        type="password"
        icon={<KeyRound aria-hidden="true" />}
        autoComplete="current-password"
        enterKeyHint="next"
      />
      <NewPasswordFields label={t('新密码')} password={field('newPassword')} confirm={field('confirm')} />
      <Button type="submit" size="large" block busy={busy}>
        {t('修改密码')}
      </Button>
      {bound && (
        <Link to={paths.findPassword} replace className={styles.forgot}>
          {t('忘了现在的密码？用短信设置')}
        </Link>
      )}
    </FormFrame>
  );
}
