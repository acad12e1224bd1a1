import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { LinkRow, Section } from './Section';

/** The agreements of the portal. */
export function Privacy() {
  return (
    <Section title={t('隐私和协议')}>
      <LinkRow name={t('隐私政策')} to={paths.privacy} />
      <LinkRow name={t('用户协议')} to={paths.terms} />
    </Section>
  );
}
