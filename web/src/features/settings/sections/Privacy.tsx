import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { LinkRow, Section } from './Section';

/** A row stands here as soon as its page has an address. */
const { terms, privacy }: Partial<Record<'terms' | 'privacy', string>> = paths as object;

/** The agreements of the portal. */
export function Privacy() {
  if (!terms && !privacy) return null;
  return (
    <Section title={t('隐私和协议')}>
      {privacy && <LinkRow name={t('隐私政策')} to={privacy} />}
      {terms && <LinkRow name={t('用户协议')} to={terms} />}
    </Section>
  );
}
