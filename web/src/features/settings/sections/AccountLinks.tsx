import { useLoggedIn, useStatus } from '@/features/account';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { LinkRow, Section } from './Section';

/** Where a signed-in player secures the account. */
export function AccountLinks() {
  const loggedIn = useLoggedIn();
  const status = useStatus();
  if (!loggedIn) return null;
  return (
    <Section title={t('账号安全')}>
      <LinkRow name={t('个人资料')} to={paths.user} />
      <LinkRow name={t('手机号')} to={paths.bindPhone} value={status?.phone ?? t('去绑定')} />
      <LinkRow
        name={t('登录密码')}
        to={paths.resetPwd}
        value={status?.hasPassword === false ? t('去设置') : t('修改')}
      />
      <LinkRow name={t('登录设备')} to={paths.devices} />
      <LinkRow name={t('青少年模式')} to={paths.youth} value={status?.youth ? t('已开启') : undefined} />
      <LinkRow name={t('处理记录')} to={paths.measures} />
      <LinkRow name={t('导出我的数据')} to={paths.exportData} />
      <LinkRow name={t('注销账号')} to={paths.erase} />
    </Section>
  );
}
