import { Avatar } from '@/components/ui/Avatar';
import { toast } from '@/components/ui/toast';
import { copyText } from '@/lib/copy';
import { paths } from '@/paths';
import { ChevronRight, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAccount } from './accountStore';
import { useStatus } from './statusStore';
import styles from './UserPage.module.css';

const SEX = ['保密', '男', '女'];

/** The personal centre: what the portal knows of the player, and the ways to change it. */
export default function UserPage() {
  const account = useAccount();
  const status = useStatus();
  const name = status?.name ?? account.name;
  const inviteCode = status?.inviteCode;
  const copyInvite = async () => {
    if (inviteCode && (await copyText(inviteCode))) toast.success('复制成功');
  };
  return (
    <div className={styles.page}>
      <section className={styles.portrait}>
        <Avatar url={status?.avatar ?? account.avatar} name={name} size={5} />
        <strong>{name}</strong>
        <p>{status?.signature || '还没有写签名'}</p>
      </section>
      <dl className={styles.rows}>
        <Row name="账号">{account.loginName}</Row>
        <Row name="性别">{SEX[account.sex] ?? SEX[0]}</Row>
        <Row name="年龄">{account.age > 0 ? account.age : '保密'}</Row>
        <Row name="邀请码">
          {inviteCode ? (
            <button type="button" className={styles.copy} onClick={() => void copyInvite()}>
              {inviteCode}
              <Copy aria-label="复制" />
            </button>
          ) : (
            '–'
          )}
        </Row>
      </dl>
      <nav className={styles.rows} aria-label="账号安全">
        <Way name="手机号" to={paths.bindPhone} value={status?.phone ?? '去绑定'} />
        <Way name="修改密码" to={paths.resetPwd} />
        <Way name="登录设备" to={paths.devices} />
      </nav>
    </div>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Way({ name, to, value }: { name: string; to: string; value?: string }) {
  return (
    <Link to={to} className={styles.row}>
      <span>{name}</span>
      <span className={styles.value}>
        {value}
        <ChevronRight aria-hidden="true" />
      </span>
    </Link>
  );
}
