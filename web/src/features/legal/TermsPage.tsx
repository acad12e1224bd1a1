import { DocumentText } from './DocumentText';
import styles from './DocumentPage.module.css';

/** The terms of service. */
export default function TermsPage() {
  return (
    <div className={styles.page}>
      <DocumentText name="terms" />
    </div>
  );
}
