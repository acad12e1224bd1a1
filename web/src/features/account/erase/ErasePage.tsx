import { errorText } from '@/api/errors';
import type { ErasureTerms } from '@/api/types';
import { Drawing } from '@/components/art/Drawing';
import { Skeleton } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/States';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../accountStore';
import { useMembership } from '../useStatus';
import { erasureTermsQuery, type ErasedPosts } from './api';
import { EraseForm } from './EraseForm';
import styles from './Erase.module.css';
import { PostsChoice } from './PostsChoice';

/** Says what an erasure deletes, keeps and loses, and asks for it. */
export default function ErasePage() {
  const uid = useAccount((account) => account.uid);
  const { data, error, refetch } = useQuery({ ...erasureTermsQuery(uid), refetchOnMount: 'always' });
  if (error && !data) return <ErrorState text={errorText(error)} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div className={styles.page} aria-hidden="true">
        <Skeleton height="9rem" radius="var(--radius)" />
        <Skeleton height="16rem" radius="var(--radius)" />
      </div>
    );
  return <Terms terms={data} />;
}

function Terms({ terms }: { terms: ErasureTerms }) {
  const [posts, setPosts] = useState<ErasedPosts>('keep');
  return (
    <div className={styles.page}>
      <div className={styles.drawing}>
        <Drawing name="lock" />
      </div>
      <section>
        <h2 className={styles.title}>{t('会被永久删除')}</h2>
        <ul className={styles.rules}>
          <li>{t('账号名、手机号、密码、昵称、头像、签名和实名信息')}</li>
          <li>{t('消息、通知、关注、黑名单、收藏、书架和阅读记录')}</li>
          <li>{t('登录过的设备、登录地址和浏览器信息')}</li>
        </ul>
      </section>
      <Losses terms={terms} />
      <section>
        <h2 className={styles.title}>{t('会保留下来')}</h2>
        <ul className={styles.rules}>
          <li>{t('订单和X钻流水，按法律要求保存，不再对应到你本人')}</li>
          <li>{t('别人在帖子里提到的你的旧昵称，那是别人写的内容')}</li>
        </ul>
      </section>
      <PostsChoice chosen={posts} onChoose={setPosts} />
      <p className={styles.note}>
        {terms.coolingOffDays > 0
          ? t`提交之后马上退出所有设备。${terms.coolingOffDays} 天内只要登录一次，注销就会取消；过了就再也找不回来。`
          : t('提交之后马上退出所有设备，账号再也找不回来。')}
        <Link to={paths.privacy}>{t('隐私政策')}</Link>
      </p>
      <p className={styles.note}>
        {t('注销前可以先导出数据。')}
        <Link to={paths.exportData}>{t('导出我的数据')}</Link>
      </p>
      <EraseForm posts={posts} />
    </div>
  );
}

function Losses({ terms: { coinNum, openOrders } }: { terms: ErasureTerms }) {
  const isMember = useMembership();
  return (
    <section>
      <h2 className={styles.title}>{t('会失去')}</h2>
      <ul className={styles.rules}>
        <li>{coinNum > 0 ? t`余额 ${coinNum} X钻，不能退回` : t('X钻余额（现在是 0）')}</li>
        {isMember && <li>{t('还没到期的会员，不能退回')}</li>}
        <li>{t('买过的游戏、领到的礼包、道具和徽章')}</li>
        {openOrders > 0 && (
          <li>
            {t`有 ${openOrders} 笔订单还没付款，结束之后才会注销。`}
            <Link to={paths.orders}>{t('去看看')}</Link>
          </li>
        )}
      </ul>
    </section>
  );
}
