import { appConfig } from '@/config';
import type { FormEvent, ReactNode } from 'react';
import styles from './SignInFrame.module.css';

interface Props {
  greeting: string;
  hint: string;
  onSubmit: () => void;
  children: ReactNode;
  footer: ReactNode;
}

/** The common layout of login and registration: logo, greeting, form, other ways to sign in. */
export function SignInFrame({ greeting, hint, onSubmit, children, footer }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <div className={styles.page}>
      <div className={styles.greeting}>
        <img src={appConfig.logo} alt="" width="56" height="56" />
        <h2>{greeting}</h2>
        <p>{hint}</p>
      </div>
      <form className={styles.form} onSubmit={submit} noValidate>
        {children}
      </form>
      <div className={styles.footer}>{footer}</div>
    </div>
  );
}
