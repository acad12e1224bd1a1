import { DocumentText } from './DocumentText';
import styles from './DocumentPage.module.css';

/** The privacy policy. */
export default function PrivacyPage() {
  return (
    <div className={styles.page}>
      <DocumentText name="privacy" />
    </div>
  );
}
