import { CODE } from '@/api/errors';
import type { ErasureAsked } from '@/api/types';
import { Button } from '@/components/ui/Button';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { Field } from '@/components/ui/Field';
import { toast } from '@/components/ui/toast';
import { t } from '@/lib/i18n';
import { dayTimeText } from '@/lib/time';
import { paths } from '@/paths';
import KeyRound from '~icons/lucide/key-round';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { CodeField } from '../forms/CodeField';
import { PhoneField } from '../forms/PhoneField';
import { useForm } from '../forms/useForm';
import { signOut } from '../session';
import { codeError, phoneError } from '../validation';
import { askErasure, type ErasedPosts } from './api';
import styles from './Erase.module.css';

/** Holds a valid form back until the player confirms in a dialog. */
function useConfirmation() {
  const [asking, setAsking] = useState(false);
  const confirmed = useRef(false);
  return {
    asking,
    allowed: () => {
      if (!confirmed.current) setAsking(true);
      return confirmed.current;
    },
    confirm: (submit: () => void) => {
      confirmed.current = true;
      setAsking(false);
      submit();
      confirmed.current = false;
    },
    close: () => setAsking(false),
  };
}

/** The server has ended all logins, so this device signs out, too. */
function useErasureAsked() {
  const navigate = useNavigate();
  return ({ dueTime }: ErasureAsked) => {
    signOut({ skipServer: true });
    // After the way to the sign-in, which this screen takes when nobody is signed in.
    setTimeout(() => void navigate(paths.home, { replace: true }));
    toast.success(t`注销申请已提交，${dayTimeText(dueTime)} 之前登录就能取消`);
  };
}

interface DialogProps {
  posts: ErasedPosts;
  onConfirm: () => void;
  onClose: () => void;
}

function EraseDialog({ posts, onConfirm, onClose }: DialogProps) {
  return (
    <ConfirmDialog title={t('真的要注销吗？')} action={t('注销账号')} onConfirm={onConfirm} onClose={onClose}>
      {posts === 'delete'
        ? t('账号、余额、帖子和评论都会没有，之后谁也找不回来。')
        : t('账号和余额都会没有，之后谁也找不回来。')}
    </ConfirmDialog>
  );
}

export function ByPassword({ posts }: { posts: ErasedPosts }) {
  const { asking, allowed, confirm, close } = useConfirmation();
  const { field, submit, busy } = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: password ? undefined : t('请填写密码') }),
    send: ({ password }) => askErasure(posts, { password }),
    allowed,
    onDone: useErasureAsked(),
    refusedField: { [CODE.wrongPassword]: 'password' },
    refusedText: { [CODE.wrongPassword]: t('密码不对，再试一次') },
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => (event.preventDefault(), submit())}>
      <Field
        {...field('password')}
        label={t('登录密码')}
        name="password"
        type="password"
        icon={<KeyRound aria-hidden="true" />}
        autoComplete="current-password"
        enterKeyHint="done"
      />
      <Button type="submit" look="plain" size="large" block busy={busy}>
        {t('注销账号')}
      </Button>
      {asking && <EraseDialog posts={posts} onConfirm={() => confirm(submit)} onClose={close} />}
    </form>
  );
}

export function ByPhone({ posts }: { posts: ErasedPosts }) {
  const { asking, allowed, confirm, close } = useConfirmation();
  const { values, field, fail, submit, complete, busy } = useForm({
    initial: { phone: '', smsCode: '' },
    check: ({ phone, smsCode }) => ({ phone: phoneError(phone), smsCode: codeError(smsCode) }),
    send: ({ phone, smsCode }) => askErasure(posts, { phone, smsCode }),
    allowed,
    onDone: useErasureAsked(),
    refusedField: { [CODE.codeWrong]: 'smsCode', [CODE.phoneUnknown]: 'phone' },
    refusedText: { [CODE.phoneUnknown]: t('这不是绑定的手机号') },
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => (event.preventDefault(), submit())}>
      <PhoneField {...field('phone')} />
      <CodeField
        {...field('smsCode')}
        scene="erase"
        phone={values.phone}
        busy={busy}
        onComplete={(code) => complete('smsCode', code)}
        onPhoneError={(text) => fail('phone', text)}
      />
      <Button type="submit" look="plain" size="large" block busy={busy}>
        {t('注销账号')}
      </Button>
      {asking && <EraseDialog posts={posts} onConfirm={() => confirm(submit)} onClose={close} />}
    </form>
  );
}
