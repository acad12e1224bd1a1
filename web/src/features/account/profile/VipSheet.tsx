import { Button, ButtonLink } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { paths } from '@/paths';
import { BadgeCheck, Crown, Download, Gift, type LucideIcon } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useLoggedIn } from '../accountStore';
import styles from './VipSheet.module.css';

const BENEFITS: readonly { icon: LucideIcon; name: string; hint: string }[] = [
  { icon: Download, name: '付费游戏免费下', hint: '会员期间，标价的游戏一样直接下载' },
  { icon: Gift, name: '会员专属礼包', hint: '部分礼包只留给会员' },
  { icon: BadgeCheck, name: '闪亮的身份标识', hint: '名字旁边会亮起会员徽标' },
];

/** Opens over the profile when its address asks for it (pop=1), and leaves that address clean. */
export function VipSheet() {
  const [query, setQuery] = useSearchParams();
  const loggedIn = useLoggedIn();
  if (query.get('pop') !== '1') return null;
  const close = () => {
    query.delete('pop');
    setQuery(query, { replace: true });
  };
  return (
    <Dialog
      kind="sheet"
      title="晴空会员"
      onClose={close}
      actions={
        loggedIn ? (
          <Button size="large" look="warm" onClick={close}>
            知道啦
          </Button>
        ) : (
          <ButtonLink size="large" look="warm" to={paths.login} state={{ from: paths.buyVip }}>
            登录后开通
          </ButtonLink>
        )
      }
    >
      <ul className={styles.benefits}>
        {BENEFITS.map(({ icon: Icon, name, hint }) => (
          <li key={name}>
            <Icon aria-hidden="true" />
            <div>
              <strong>{name}</strong>
              <p>{hint}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        <Crown aria-hidden="true" />
        开通柜台还在布置，套餐和价格会列在这里
      </p>
    </Dialog>
  );
}
