import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { Link } from 'react-router';
import { DOCUMENT_NAMES } from './api';
import { useFooter } from './operator';
import styles from './SiteFooter.module.css';

const ICP_REGISTRY = 'https://beian.miit.gov.cn/';
const POLICE_REGISTRY = 'https://beian.mps.gov.cn/';

/** The foot of a page: the documents, the youth mode, and the operator's filing numbers and sentence about minors. */
export default function SiteFooter() {
  const { icp, policeRecord, minorsNotice } = useFooter();
  return (
    <footer className={styles.footer}>
      {minorsNotice && <p>{minorsNotice}</p>}
      <p className={styles.links}>
        <Link to={paths.terms}>{DOCUMENT_NAMES.terms}</Link>
        <Link to={paths.privacy}>{DOCUMENT_NAMES.privacy}</Link>
        <Link to={paths.youth}>{t('青少年模式')}</Link>
      </p>
      {(icp || policeRecord) && (
        <p className={styles.links}>
          {icp && <Registry address={ICP_REGISTRY} number={icp} />}
          {policeRecord && <Registry address={POLICE_REGISTRY} number={policeRecord} />}
        </p>
      )}
    </footer>
  );
}

function Registry({ address, number }: { address: string; number: string }) {
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {number}
    </a>
  );
}
