interface Claims {
  jti?: unknown;
  iat?: unknown;
  exp?: unknown;
}

/** Which login a token belongs to: it stays the same when the token is renewed. */
export function loginIdOf(token: string): string {
  const { jti } = claimsOf(token);
  return typeof jti === 'string' ? jti : token;
}

/** When a token was signed, in seconds; 0 where it does not say. */
export function signedAt(token: string): number {
  const { iat } = claimsOf(token);
  return typeof iat === 'number' ? iat : 0;
}

/** From when to when a token's login lasts, in ms, as of when it was signed; null where it does not say. */
export function lifetimeOf(token: string): { from: number; to: number } | null {
  const { iat, exp } = claimsOf(token);
  return typeof iat === 'number' && typeof exp === 'number' ? { from: iat * 1_000, to: exp * 1_000 } : null;
}

/** Read, not verified: that is the server's to do. */
function claimsOf(token: string): Claims {
  try {
    const text = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    return (JSON.parse(atob(text)) ?? {}) as Claims;
  } catch {
    return {};
  }
}
