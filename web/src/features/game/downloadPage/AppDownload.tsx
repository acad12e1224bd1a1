import { Button, ButtonLink } from '@/components/ui/Button';
import { Skeleton } from '@/components/ui/Skeleton';
import { EmptyState, ErrorState } from '@/components/ui/States';
import { appConfig } from '@/config';
import { openGuideIfBlocked } from '@/features/browserGuide';
import { deviceId, initDevice, useServerConfig } from '@/features/device';
import { ownPlatform, PLATFORM_NAME, PLATFORMS, type Platform } from '@/lib/platform';
import { t } from '@/lib/i18n';
import { useOnline } from '@/lib/useOnline';
import { paths } from '@/paths';
import { useQueryClient } from '@tanstack/react-query';
import { PlatformIcon } from '../parts/PlatformIcon';
import styles from './AppDownload.module.css';
import { DownloadHero } from './DownloadHero';
import { InstallSteps } from './InstallSteps';
import { ScanCard } from './ScanCard';
import { APP_STEPS, HOME_SCREEN_STEPS } from './steps';
import { useAppDownload } from './useAppDownload';

/** The portal's native app, or an explanation of the home screen installation if there is none. */
export function AppDownload() {
  const client = useQueryClient();
  const { data: config, isError } = useServerConfig();
  const online = useOnline();
  if (config) {
    const addresses = { android: config.packageUrl, ios: config.bundleUrl };
    const platforms = PLATFORMS.filter((platform) => addresses[platform]);
    return platforms.length > 0 ? <Offer platforms={platforms} addresses={addresses} /> : <AppUnavailable />;
  }
  if (isError || !online)
    return <ErrorState text={t('没能找到客户端')} onRetry={() => void initDevice(client, deviceId())} />;
  return <Skeleton height="14rem" radius="var(--radius)" />;
}

interface OfferProps {
  platforms: readonly Platform[];
  addresses: Record<Platform, string>;
}

function Offer({ platforms, addresses }: OfferProps) {
  const fetching = useAppDownload(addresses);
  const own = ownPlatform(navigator);
  const first = platforms.includes(own) ? own : platforms[0]!;
  return (
    <>
      <DownloadHero
        icon={<img src={appConfig.logo} alt="" className={styles.logo} />}
        name={t`${appConfig.title} 客户端`}
        line={t('找游戏、领礼包、聊攻略，打开更快，消息不漏')}
        note={platforms.map((platform) => PLATFORM_NAME[platform]).join(' · ')}
      />
      <section className="stack" aria-label={t('下载客户端')}>
        {platforms.map((platform) => (
          <Button
            key={platform}
            block
            size="large"
            look={platform === first ? 'primary' : 'plain'}
            busy={fetching.isPending && fetching.variables === platform}
            icon={<PlatformIcon platform={platform} className={styles.sign} />}
            onClick={() => {
              if (!openGuideIfBlocked('download')) fetching.mutate(platform);
            }}
          >
            {t`下载${PLATFORM_NAME[platform]}版`}
          </Button>
        ))}
      </section>
      <ScanCard to={paths.download()} />
      <InstallSteps first={first} platforms={platforms} steps={APP_STEPS} />
    </>
  );
}

function AppUnavailable() {
  return (
    <>
      <EmptyState
        drawing="download"
        title={t('客户端正在打包')}
        hint={t('网页里就能玩，不装应用也不会错过什么')}
        action={
          <ButtonLink look="soft" to={paths.games()}>
            {t('去逛逛游戏')}
          </ButtonLink>
        }
      />
      <ScanCard
        to={paths.home}
        title={t('在手机上打开')}
        hint={t('用手机相机或浏览器扫一扫，游戏、礼包和消息都在手边')}
      />
      <InstallSteps title={t('先放到手机桌面')} first={ownPlatform(navigator)} steps={HOME_SCREEN_STEPS} />
    </>
  );
}
