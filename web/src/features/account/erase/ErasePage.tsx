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
        <h2 className={styles.title}>{t('将永久删除')}</h2>
        <ul className={styles.rules}>
          <li>{t('账号名、手机号、密码、昵称、头像、签名和实名信息')}</li>
          <li>{t('消息、通知、关注、黑名单、收藏、书架和阅读记录')}</li>
          <li>{t('登录记录：设备、网络地址和浏览器')}</li>
        </ul>
      </section>
      <Losses terms={terms} />
      <section>
        <h2 className={styles.title}>{t('将保留')}</h2>
        <ul className={styles.rules}>
          <li>{t('订单和X钻流水，按法律要求保存，不再对应到你本人')}</li>
          <li>{t('点赞、评分、签到、领取、邀请、举报和下载的记录，不再对应到你本人')}</li>
          <li>{t('别人写到的你的旧昵称')}</li>
        </ul>
      </section>
      <PostsChoice chosen={posts} onChoose={setPosts} />
      <p className={styles.note}>
        {terms.coolingOffDays > 0
          ? t`提交后立即退出所有设备。${terms.coolingOffDays} 天内登录一次即可取消，过期无法恢复。`
          : t('提交后立即退出所有设备，账号无法恢复。')}
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
      <h2 className={styles.title}>{t('将失去')}</h2>
      <ul className={styles.rules}>
        {coinNum > 0 && <li>{t`余额 ${coinNum} X钻，不退还`}</li>}
        {isMember && <li>{t('未到期的会员，不退还')}</li>}
        <li>{t('买过的游戏、领到的礼包、道具和徽章')}</li>
        {openOrders > 0 && (
          <li>
            {t`还有 ${openOrders} 笔订单未付款，付款或关闭后才会注销。`}
            <Link to={paths.orders}>{t('去看看')}</Link>
          </li>
        )}
      </ul>
    </section>
  );
}
