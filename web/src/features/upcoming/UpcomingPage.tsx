import { ButtonLink } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/States';
import { TopBar } from '@/components/ui/TopBar';
import { useBack } from '@/lib/useBack';
import { useLocation } from 'react-router';
import { upcomingAt } from './screens';
import styles from './UpcomingPage.module.css';

/** What a screen shows until its feature is there. */
export default function UpcomingPage() {
  const { pathname } = useLocation();
  const back = useBack();
  const screen = upcomingAt(pathname);
  // A screen without a layout brings its landmarks itself.
  const Body = screen.title ? 'main' : 'div';
  return (
    <>
      {screen.title && <TopBar title={screen.title} onBack={back} />}
      <Body className={styles.page}>
        <EmptyState
          drawing={screen.drawing}
          title={screen.line}
          hint={screen.hint}
          action={
            <ButtonLink look="soft" to={screen.next.to}>
              {screen.next.label}
            </ButtonLink>
          }
        />
      </Body>
    </>
  );
}
