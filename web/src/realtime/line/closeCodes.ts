/** soon: with the usual backoff. slowly: from its far end on. never: the session is over. */
type Comeback = 'soon' | 'slowly' | 'never';

/** The server's own close codes; of every other one (1001, 1006, 1012, 1013, 4008 …) a line comes back as usual. */
const COMEBACK: Record<number, Comeback> = {
  4001: 'never',
  // This build breaks the protocol, or says too much: it would again, and is not to be heard every second.
  1002: 'slowly',
  1003: 'slowly',
  1007: 'slowly',
  1009: 'slowly',
  4029: 'slowly',
};

export function comebackAfter(code: number): Comeback {
  return COMEBACK[code] ?? 'soon';
}
