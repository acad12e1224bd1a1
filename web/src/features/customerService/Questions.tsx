import type { FaqQuestion } from '@/api/types';
import { RichText } from '@/components/ui/RichText';
import ChevronDown from '~icons/lucide/chevron-down';
import styles from './Questions.module.css';

/** Questions that expand to their answers. */
export function Questions({ questions }: { questions: readonly FaqQuestion[] }) {
  return (
    <ul className={styles.list}>
      {questions.map(({ id, question, answer }) => (
        <li key={id}>
          <details className={styles.one}>
            <summary className={styles.question}>
              <span>{question}</span>
              <ChevronDown aria-hidden="true" />
            </summary>
            <RichText html={answer} className={styles.answer} />
          </details>
        </li>
      ))}
    </ul>
  );
}
