/** soon: reconnect with the usual backoff. slowly: reconnect with the longest backoff. never: the session is over. */
type ReconnectPolicy = 'soon' | 'slowly' | 'never';

/** The close codes that need a policy of their own. After every other code (1001, 1006, 1012, 1013, 4008 …) the app reconnects soon. */
const RECONNECT_POLICY: Record<number, ReconnectPolicy> = {
  4001: 'never',
  // This build violates the protocol or a limit. It would do so again, so it must not retry every second.
  1002: 'slowly',
  1003: 'slowly',
  1007: 'slowly',
  1009: 'slowly',
  4029: 'slowly',
};

export function reconnectPolicyAfter(code: number): ReconnectPolicy {
  return RECONNECT_POLICY[code] ?? 'soon';
}
