import { Dialog } from '@/components/ui/Dialog';
import { appConfig } from '@/config';
import { t } from '@/lib/i18n';
import { NAMES, type AgreementName } from './Agreement';
import styles from './Agreement.module.css';

type Paragraph = readonly [head: string, text: string];

const { title } = appConfig;

const TEXTS: Record<AgreementName, readonly Paragraph[]> = {
  terms: [
    [t('账号'), t`在${title}注册的账号由你本人使用。请保管好密码和验证码，不要转借、出租或出售账号。`],
    [
      t('言行'),
      t(
        '发帖、评论和昵称请友善真实，不发布违法、侵权、骚扰或引流的内容。违反的内容会被删除，严重的会暂停账号。',
      ),
    ],
    [
      t('X钻和会员'),
      t('X钻只能在本站使用，不能兑换成现金，也不能转让。会员到期后不再享受会员权益，已拥有的游戏不受影响。'),
    ],
    [t('未成年人'), t('未成年人请在监护人陪同下使用和充值，并遵守国家关于网络游戏时长的规定。')],
    [t('变更和联系'), t('协议有重要变更时会提前公告。有疑问可以在“常见问题”里找到客服的联系方式。')],
  ],
  privacy: [
    [
      t('我们记录什么'),
      t('账号、昵称、头像等你填写的资料；绑定的手机号；登录的时间、设备和大致的网络位置；订单和X钻明细。'),
    ],
    [
      t('用来做什么'),
      t(
        '登录和找回账号、显示你的主页、发放礼包和奖励、排查故障、防止盗号和刷量。不会用来做别的，也不会出售。',
      ),
    ],
    [
      t('怎样保管'),
      t('密码只保存无法还原的摘要；手机号和真实姓名不会给其他玩家看到；上传的头像会去掉拍摄地点等信息。'),
    ],
    [
      t('你可以做什么'),
      t('随时在个人中心查看和修改资料，在“登录设备”里让其他设备退出登录。需要注销账号，请联系客服。'),
    ],
  ],
};

/** The text of an agreement. */
export default function AgreementSheet({ name, onClose }: { name: AgreementName; onClose: () => void }) {
  return (
    <Dialog kind="sheet" title={NAMES[name]} onClose={onClose}>
      <div className={styles.text}>
        {TEXTS[name].map(([head, text]) => (
          <section key={head}>
            <h3>{head}</h3>
            <p>{text}</p>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
