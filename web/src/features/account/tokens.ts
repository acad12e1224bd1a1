interface Claims {
  sid?: unknown;
  jti?: unknown;
  iat?: unknown;
  exp?: unknown;
}

/** The id of a token's login. It stays the same when the token is renewed. */
export function loginIdOf(token: string): string {
  const { sid, jti } = claimsOf(token);
  // A token of an older release has the login's id as its `jti`.
  const id = sid ?? jti;
  return typeof id === 'string' ? id : token;
}

/** The signing time of a token, in seconds; 0 if the token has none. */
export function signedAt(token: string): number {
  const { iat } = claimsOf(token);
  return typeof iat === 'number' ? iat : 0;
}

/** Start and end of a token's login in ms, as of its signing; null if the token has no times. */
export function lifetimeOf(token: string): { from: number; to: number } | null {
  const { iat, exp } = claimsOf(token);
  return typeof iat === 'number' && typeof exp === 'number' ? { from: iat * 1_000, to: exp * 1_000 } : null;
}

/** Decodes the claims without verifying them: only the server verifies tokens. */
function claimsOf(token: string): Claims {
  try {
    const text = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    return (JSON.parse(atob(text)) ?? {}) as Claims;
  } catch {
    return {};
  }
}
