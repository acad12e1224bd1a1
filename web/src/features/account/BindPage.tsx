import { CODE } from '@/api/errors';
import { Button, ButtonLink } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/States';
import { toast } from '@/components/ui/toast';
import { rich } from '@/lib/rich';
import { useBack } from '@/lib/useBack';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useQueryClient } from '@tanstack/react-query';
import { FormFrame } from './FormFrame';
import { CodeField } from './forms/CodeField';
import { PhoneField } from './forms/PhoneField';
import { useForm } from './forms/useForm';
import { bindPhone } from './phoneApi';
import { codeError, phoneError } from './validation';
import { applyStatus } from './applyStatus';
import { useStatusPart } from './useStatus';

/** Binds a phone, or replaces the bound one. In youth mode the server refuses that: a code to the bound phone ends the mode. */
export default function BindPage() {
  const youth = useStatusPart((status) => status.youth);
  if (!youth) return <BindForm />;
  return (
    <EmptyState
      drawing="phone"
      title={t('青少年模式下不能绑定手机号')}
      hint={t('请家长先关闭青少年模式')}
      action={
        <ButtonLink to={paths.youth} look="soft" size="small">
          {t('青少年模式')}
        </ButtonLink>
      }
    />
  );
}

function BindForm() {
  const client = useQueryClient();
  const bound = useStatusPart(({ phone }) => phone);
  const back = useBack();
  const { values, field, fail, submit, complete, busy } = useForm({
    initial: { phone: '', smsCode: '' },
    check: ({ phone, smsCode }) => ({ phone: phoneError(phone), smsCode: codeError(smsCode) }),
    send: bindPhone,
    onDone: (status) => {
      applyStatus(client, status);
      toast.success(t('手机号绑定成功'));
    },
    onSuccessNavigate: back,
    refusedField: { [CODE.codeWrong]: 'smsCode', [CODE.phoneTaken]: 'phone' },
  });
  return (
    <FormFrame
      drawing={bound ? 'phone' : 'link'}
      onSubmit={submit}
      note={
        bound
          ? rich`现在绑定的是 ${<strong>{bound}</strong>}。换绑之后，要用新的手机号登录和找回密码。`
          : t('绑定之后可以用短信登录，忘了密码也能找回来。手机号不会给别人看到。')
      }
    >
      <PhoneField {...field('phone')} label={bound ? t('新的手机号') : t('手机号')} />
      <CodeField
        {...field('smsCode')}
        scene="bind"
        phone={values.phone}
        busy={busy}
        onComplete={(code) => complete('smsCode', code)}
        onPhoneError={(text) => fail('phone', text)}
      />
      <Button type="submit" size="large" block busy={busy}>
        {bound ? t('换绑') : t('绑定')}
      </Button>
    </FormFrame>
  );
}
