import styles from './Dimmer.module.css';
import { useLight } from './brightness';

/** Darkens what is read, and lets every touch through. */
export function Dimmer() {
  const { light } = useLight();
  return light < 1 ? (
    <div className={styles.dimmer} style={{ opacity: 1 - light }} aria-hidden="true" />
  ) : null;
}
