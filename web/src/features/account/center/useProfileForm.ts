import { CONDITION_NOT_MET } from '@/api/actionErrors';
import { CODE } from '@/api/errors';
import { toast } from '@/components/ui/toast';
import { t } from '@/lib/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useAccount } from '../accountStore';
import { useForm } from '../forms/useForm';
import { markFirstStep } from '../onboarding/firstSteps';
import { updateInfo, type Profile } from '../profileApi';
import { applyStatus } from '../applyStatus';
import { refreshStatus } from '../statusQuery';

interface Options<Name extends keyof Profile> {
  name: Name;
  initial: string;
  check: (value: string) => string | undefined;
  /** Converts the text of the input into the field of the request. */
  valueOf: (text: string) => Profile[Name];
  onDone: () => void;
  /** The text for a change whose condition is not met. */
  conditionText?: string;
}

/** A form for one detail of the player's profile. */
export function useProfileForm<Name extends keyof Profile>({
  name,
  initial,
  check,
  valueOf,
  onDone,
  conditionText,
}: Options<Name>) {
  const client = useQueryClient();
  const uid = useAccount((account) => account.uid);
  const { values, field, submit, busy } = useForm({
    initial: { [name]: initial } as Record<Name, string>,
    check: (now) => ({ [name]: check(now[name]) }) as Partial<Record<Name, string>>,
    send: (now) => updateInfo({ [name]: valueOf(now[name]) }),
    onDone: (status) => {
      // A newer status overtook this answer and may not include the change, so request the status again.
      if (!applyStatus(client, status))
        refreshStatus(client, uid).catch((error: unknown) =>
          console.warn('the status could not be loaded', error),
        );
      if (name === 'name') markFirstStep(uid, 'name');
      toast.success(t('已保存'));
    },
    onSuccessNavigate: onDone,
    refusedField: { [CODE.badWords]: name, [CONDITION_NOT_MET]: name },
    refusedText: { [CONDITION_NOT_MET]: conditionText },
  });
  return { value: values[name], field: field(name), submit, busy };
}
