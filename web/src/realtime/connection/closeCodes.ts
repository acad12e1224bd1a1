/** soon: with the usual backoff. slowly: from its far end on. never: the session is over. */
type ReconnectPolicy = 'soon' | 'slowly' | 'never';

/** The server's own close codes; of every other one (1001, 1006, 1012, 1013, 4008 …) a line comes back as usual. */
const RECONNECT_POLICY: Record<number, ReconnectPolicy> = {
  4001: 'never',
  // This build breaks the protocol, or says too much: it would again, and is not to be heard every second.
  1002: 'slowly',
  1003: 'slowly',
  1007: 'slowly',
  1009: 'slowly',
  4029: 'slowly',
};

export function reconnectPolicyAfter(code: number): ReconnectPolicy {
  return RECONNECT_POLICY[code] ?? 'soon';
}
