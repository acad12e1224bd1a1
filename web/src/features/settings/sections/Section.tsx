import { cx } from '@/lib/classes';
import ChevronRight from '~icons/lucide/chevron-right';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './Section.module.css';

/** A card of rows below its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={cx('note', styles.title)}>
        {title}
      </h2>
      <div className={styles.rows}>{children}</div>
    </section>
  );
}

/** A row with a name, and at its end a value or a button. */
export function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <span className={styles.name}>{name}</span>
      <span className={styles.value}>{children}</span>
    </div>
  );
}

/** A row that leads to another screen. */
export function LinkRow({ name, to, value }: { name: string; to: string; value?: string }) {
  return (
    <Link to={to} className={styles.row}>
      <span className={styles.name}>{name}</span>
      <span className={styles.value}>
        {value}
        <ChevronRight aria-hidden="true" />
      </span>
    </Link>
  );
}

interface ChoicesProps<Value extends string> {
  title: string;
  options: readonly { value: Value; name: string; lang?: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** A choice of one option: a radio group with one row for each option. */
export function Choices<Value extends string>({ title, options, chosen, onChoose }: ChoicesProps<Value>) {
  const group = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className={cx('note', styles.title)}>{title}</legend>
      <div className={styles.rows}>
        {options.map(({ value, name, lang }) => (
          <label key={value} className={cx('shows-focus', styles.row)}>
            <span className={styles.name} lang={lang}>
              {name}
            </span>
            <input
              type="radio"
              name={group}
              className={styles.radio}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
