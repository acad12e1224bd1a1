import { Button } from '@/components/ui/Button';
import { toast } from '@/components/ui/toast';
import { fileSize } from '@/lib/format';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { clearCache, measureSizes } from '../storage/sizes';
import { LinkRow, Row, Section } from './Section';

/** What the app keeps on this device. */
export function StorageRows() {
  const query = useQuery({
    queryKey: ['storage-sizes'],
    queryFn: measureSizes,
    networkMode: 'always',
    staleTime: 0,
  });
  const [busy, setBusy] = useState(false);
  const clear = async () => {
    setBusy(true);
    try {
      const freed = await clearCache();
      toast.success(freed > 0 ? t`清理好了，腾出 ${fileSize(freed)}` : t('已经很干净了'));
    } catch {
      toast.error(t('没能清理，请再试一次'));
    } finally {
      setBusy(false);
      void query.refetch();
    }
  };
  const { cache, saved = 0, total = null } = query.data ?? {};
  return (
    <Section title={t('存储空间')}>
      <Row name={t('缓存')}>
        <span data-testid="cache-size">{cache === undefined ? '–' : fileSize(cache)}</span>
        <Button look="soft" size="small" busy={busy} onClick={() => void clear()}>
          {t('清理缓存')}
        </Button>
      </Row>
      {saved > 0 && <LinkRow name={t('离线保存的章节')} to={paths.subscriblist} value={fileSize(saved)} />}
      {total !== null && <Row name={t('这台设备上一共')}>{fileSize(total)}</Row>}
    </Section>
  );
}
