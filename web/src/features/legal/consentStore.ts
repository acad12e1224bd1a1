import { persisted } from '@/data/persisted';

interface Consent {
  /** The day of the documents that a player of this device has agreed to. Null: none. Empty: the service named no day. */
  documents: string | null;
}

/** The consent that this device remembers, so that the next sign-in need not ask again. */
export const useConsentStore = persisted<Consent>('consent', {
  initial: { documents: null },
  validate: ({ documents }) => (typeof documents === 'string' ? { documents } : {}),
});
