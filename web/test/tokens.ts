/** A token in the server's format, without a valid signature. */
export function aToken(login: string, iat: number, exp?: number): string {
  const part = (value: object) =>
    btoa(JSON.stringify(value)).replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_');
  return [
    part({ alg: 'HS256' }),
    part({ sub: '7', sid: login, jti: `${login}-${iat}`, iat, exp }),
    'signature',
  ].join('.');
}
