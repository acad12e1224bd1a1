import styles from './SettingChoice.module.css';

interface Props<Value extends string> {
  name: string;
  values: readonly { value: Value; name: string }[];
  value: Value;
  onValue: (value: Value) => void;
}

/** A radio group in the settings sheet. */
export function SettingChoice<Value extends string>({ name, values, value, onValue }: Props<Value>) {
  return (
    <fieldset className={styles.choice}>
      <legend>{name}</legend>
      <div className={styles.values}>
        {values.map((one) => (
          <label key={one.value}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={one.value === value}
              onChange={() => onValue(one.value)}
            />
            <span>{one.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
