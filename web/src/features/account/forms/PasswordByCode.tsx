import { CODE } from '@/api/errors';
import { ButtonLink } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/States';
import { rich } from '@/lib/rich';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { resetPassword } from '../phoneApi';
import { useStatus } from '../useStatus';
import { PasswordByCodeForm } from './PasswordByCodeForm';
import { useSetPassword } from './useSetPassword';

/** Sets a new password of the signed-in player by a code sent to the bound phone. */
export function PasswordByCode() {
  const bound = useStatus()?.phone;
  const afterwards = useSetPassword();
  if (bound === null)
    return (
      <EmptyState
        drawing="link"
        title={t('先绑定手机号')}
        hint={t('新密码要凭短信验证码来设置，绑定只要一会儿')}
        action={
          <ButtonLink to={paths.bindPhone} replace>
            {t('去绑定')}
          </ButtonLink>
        }
      />
    );
  return (
    <PasswordByCodeForm
      note={
        bound
          ? rich`验证码会发到绑定的手机 ${<strong>{bound}</strong>}。设置之后，其他设备会自动退出登录。`
          : t('验证码会发到绑定的手机。设置之后，其他设备会自动退出登录。')
      }
      send={({ newPassword, phone, smsCode }) => resetPassword(newPassword, { phone, smsCode })}
      refusedField={{ [CODE.phoneUnknown]: 'phone' }}
      {...afterwards}
    />
  );
}
