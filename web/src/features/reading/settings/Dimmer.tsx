import styles from './Dimmer.module.css';
import { useLight } from './brightness';

/** A dark overlay for the brightness setting; touches pass through. */
export function Dimmer() {
  const { light } = useLight();
  return light < 1 ? (
    <div className={styles.dimmer} style={{ opacity: 1 - light }} aria-hidden="true" />
  ) : null;
}
