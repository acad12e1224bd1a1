import { Dialog } from '@/components/ui/Dialog';
import { SignInLink } from '@/features/account';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useQuery } from '@tanstack/react-query';
import { BY_COIN, plansQuery } from '../api';
import { TITLE } from '../title';
import { Benefits } from './Benefits';
import { usePlanChoice } from './choice';
import { PlansMissing } from './PlansMissing';
import { Plans } from './Plans';

/** The plans for a visitor, who must sign in to buy. */
export function GuestSheet({ to, onClose }: { to?: string; onClose: () => void }) {
  const query = useQuery(plansQuery);
  const { plan, choose } = usePlanChoice(query.data);
  return (
    <Dialog
      kind="sheet"
      title={TITLE}
      onClose={onClose}
      actions={
        <SignInLink size="large" look="warm" to={to ?? paths.buyVip}>
          {t('登录后开通')}
        </SignInLink>
      }
    >
      {plan && query.data ? (
        <>
          <Plans plans={query.data} value={plan.type} payWith={BY_COIN} onValue={choose} />
          <Benefits plan={plan} />
        </>
      ) : (
        <PlansMissing query={query} />
      )}
    </Dialog>
  );
}
