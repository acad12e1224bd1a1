import { appConfig } from '@/config';
import { CopyableMail, serviceQuery } from '@/features/customerService';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useQuery } from '@tanstack/react-query';
import { build } from '../build';
import { LinkRow, Row, Section } from './Section';

/** The build, and the ways to the people behind the portal. */
export function About() {
  const { data } = useQuery(serviceQuery);
  return (
    <Section title={t`关于${appConfig.title}`}>
      <LinkRow name={t('常见问题')} to={paths.faq} />
      <LinkRow name={t('商务合作')} to={paths.business} />
      {data?.email && (
        <Row name={t('客服邮箱')}>
          <CopyableMail address={data.email} />
        </Row>
      )}
      <Row name={t('版本')}>{build.commit ? `${build.version} (${build.commit})` : build.version}</Row>
    </Section>
  );
}
