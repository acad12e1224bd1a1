import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import { useId } from 'react';
import styles from './CheckboxGroup.module.css';

interface Props<Value extends string> {
  label: string;
  options: readonly { value: Value; name: string }[];
  /** In the order in which they were chosen. */
  chosen: readonly Value[];
  onChange: (chosen: readonly Value[]) => void;
  /** At this number of choices, none can be removed. */
  min?: number;
  /** At this number of choices, none can be added. */
  max?: number;
}

/** A choice of several options out of a few. A change that would break `min` or `max` is ignored. */
export function CheckboxGroup<Value extends string>(props: Props<Value>) {
  const { label, options, chosen, onChange, min = 0, max = Infinity } = props;
  const hint = useId();
  const toggle = (value: Value) => {
    const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
    const removes = next.length < chosen.length;
    if (removes ? next.length >= min : next.length <= max) onChange(next);
  };
  return (
    <fieldset className={styles.group} aria-describedby={max < Infinity ? hint : undefined}>
      <legend className="visually-hidden">{label}</legend>
      {options.map(({ value, name }) => {
        const checked = chosen.includes(value);
        return (
          <label
            key={value}
            className={cx('shows-focus', styles.option)}
            data-checked={checked ? '' : undefined}
            data-full={!checked && chosen.length >= max ? '' : undefined}
          >
            <input
              type="checkbox"
              className="visually-hidden"
              checked={checked}
              aria-disabled={checked ? chosen.length <= min : chosen.length >= max}
              onChange={() => toggle(value)}
            />
            {name}
          </label>
        );
      })}
      {max < Infinity && (
        <p id={hint} className={styles.hint}>
          {t`最多选 ${max} 项`}
        </p>
      )}
    </fieldset>
  );
}
