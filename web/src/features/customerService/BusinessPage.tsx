import { Drawing } from '@/components/art/Drawing';
import type { IconComponent } from '@/components/ui/createIcon';
import { Skeleton } from '@/components/ui/Skeleton';
import { appConfig } from '@/config';
import { t } from '@/lib/i18n';
import { useQuery } from '@tanstack/react-query';
import Gamepad2 from '~icons/lucide/gamepad-2';
import Megaphone from '~icons/lucide/megaphone';
import Palette from '~icons/lucide/palette';
import { serviceQuery } from './api';
import styles from './BusinessPage.module.css';
import { CopyableMail } from './CopyableMail';

const WAYS: readonly { icon: IconComponent; name: string; hint: string }[] = [
  { icon: Gamepad2, name: t('游戏联运'), hint: t('好游戏上架推荐，数据和分成都透明') },
  { icon: Megaphone, name: t('渠道推广'), hint: t('专属渠道码，带来的玩家一个不漏') },
  { icon: Palette, name: t('内容合作'), hint: t('漫画、小说、动画和攻略作者，欢迎来聊') },
];

/** Business cooperation: the areas, and the contact address. */
export default function BusinessPage() {
  const { data, isPending } = useQuery(serviceQuery);
  // The configured address works even if the service's answer fails.
  const address = data?.businessEmail || appConfig.businessEmail;
  return (
    <div className={styles.page}>
      <div className={styles.hero}>
        <Drawing name="partner" />
        <h2>{t('好游戏，一起做大')}</h2>
        <p>{t('把你的想法写给我们吧')}</p>
      </div>
      <ul className={styles.ways}>
        {WAYS.map(({ icon: Icon, name, hint }) => (
          <li key={name}>
            <Icon aria-hidden="true" />
            <div>
              <strong>{name}</strong>
              <p>{hint}</p>
            </div>
          </li>
        ))}
      </ul>
      <section className={styles.mail} aria-label={t('商务邮箱')}>
        <h3>{t('商务邮箱')}</h3>
        {isPending ? <Skeleton width="12rem" height="1.25rem" /> : <CopyableMail address={address} />}
        <p>{t('请写上公司、产品和联系人，附上资料链接')}</p>
      </section>
    </div>
  );
}
