import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { toast } from '@/components/ui/toast';
import { copyText } from '@/lib/copy';
import { inAppBrowserOf, type BlockedAction } from '@/lib/inAppBrowser';
import { isHandheld } from '@/lib/platform';
import { rich } from '@/lib/rich';
import { t } from '@/lib/i18n';
import { useOnRouteLeave } from '@/lib/useOnRouteLeave';
import Compass from '~icons/lucide/compass';
import Ellipsis from '~icons/lucide/ellipsis';
import styles from './BrowserGuide.module.css';
import { closeBrowserGuide } from './guideStore';

const APP_NAME = { wechat: t('微信'), qq: t('QQ'), weibo: t('微博') } as const;

/** Shows how to open this page in the browser of the device: an arrow to the app's menu, the steps, and a button that copies the link. */
export default function BrowserGuide({ about }: { about: BlockedAction }) {
  useOnRouteLeave(closeBrowserGuide);
  const app = APP_NAME[inAppBrowserOf(navigator.userAgent) ?? 'wechat'];
  const item = isHandheld(navigator) ? t('在浏览器打开') : t('用默认浏览器打开');
  const copy = async () => {
    if (await copyText(location.href)) toast.success(t('复制成功'));
  };
  return (
    <Dialog
      kind="sheet"
      title={t('在浏览器打开')}
      onClose={closeBrowserGuide}
      banner={<Arrow />}
      actions={
        <>
          <Button size="large" look="plain" onClick={() => void copy()}>
            {t('复制链接')}
          </Button>
          <Button size="large" onClick={closeBrowserGuide}>
            {t('知道啦')}
          </Button>
        </>
      }
    >
      <p className={styles.why}>
        {about === 'download'
          ? t`${app}里不能直接下载，换到浏览器里就可以`
          : t`${app}里打不开支付宝，换到浏览器里就可以`}
      </p>
      <ol className={styles.steps}>
        <li>
          <span className={styles.sign}>
            <Ellipsis aria-hidden="true" />
          </span>
          <span>{rich`点右上角的${<strong>{t('更多菜单')}</strong>}`}</span>
        </li>
        <li>
          <span className={styles.sign}>
            <Compass aria-hidden="true" />
          </span>
          <span>{rich`选择“${<strong>{item}</strong>}”`}</span>
        </li>
      </ol>
      <p className={styles.else}>{t('没有这一项？复制链接，粘贴到浏览器的地址栏')}</p>
    </Dialog>
  );
}

/** Points to the menu of the app, above the page. */
function Arrow() {
  return (
    <svg className={styles.arrow} viewBox="0 0 96 120" aria-hidden="true">
      <path d="M8 112C12 66 34 34 80 12" />
      <path d="M56 8l26 3-8 25" />
    </svg>
  );
}
