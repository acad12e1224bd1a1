import type { Platform } from '@/lib/platform';
import { t } from '@/lib/i18n';

interface Step {
  title: string;
  text: string;
}

/** How to install a file that the browser downloaded. */
export const INSTALL_STEPS: Record<Platform, readonly Step[]> = {
  android: [
    { title: t('下载安装包'), text: t('点上面的按钮，浏览器提示“文件可能有风险”时选择“仍要下载”') },
    { title: t('打开文件'), text: t('下载好后在通知栏点它，或到“文件管理 › 下载”里找到 .apk 文件') },
    { title: t('允许安装'), text: t('第一次会提示“未知来源”，进入设置打开“允许来自此来源的应用”，再返回') },
    { title: t('开始玩'), text: t('点“安装”，完成后桌面上就有图标啦') },
  ],
  ios: [
    { title: t('下载安装包'), text: t('用 Safari 打开本页，点上面的按钮，.ipa 文件会存到“文件”App') },
    {
      title: t('传给安装工具'),
      text: t('在电脑上用 Apple Configurator 等工具，把文件装到自己的 iPhone 或 iPad'),
    },
    { title: t('信任开发者'), text: t('到“设置 › 通用 › VPN与设备管理”，点开发者名称并选择“信任”') },
    { title: t('开始玩'), text: t('回到主屏幕打开图标，第一次打开需要联网') },
  ],
};

/** How to add the portal's page to the home screen if there is no native app. */
export const HOME_SCREEN_STEPS: Record<Platform, readonly Step[]> = {
  android: [
    { title: t('打开菜单'), text: t('在浏览器里打开首页，点右上角或底部的菜单按钮') },
    { title: t('添加到桌面'), text: t('选择“添加到主屏幕”或“添加到桌面”，确认就好') },
  ],
  ios: [
    { title: t('点分享'), text: t('用 Safari 打开首页，点底部中间的分享按钮') },
    { title: t('添加到主屏幕'), text: t('往下滑，选择“添加到主屏幕”，再点右上角的“添加”') },
  ],
};

/** How to install the portal's app. On iOS, opening its address starts the installation. */
export const APP_STEPS: Record<Platform, readonly Step[]> = {
  android: INSTALL_STEPS.android,
  ios: [
    { title: t('点下载'), text: t('用 Safari 打开本页，点上面的按钮，弹窗里选择“安装”') },
    { title: t('等它装好'), text: t('回到主屏幕，图标上的进度走完就装好了') },
    { title: t('信任开发者'), text: t('若提示“未受信任”，到“设置 › 通用 › VPN与设备管理”里选择“信任”') },
  ],
};
