/** The payload of an access token, as far as the client may rely on it (S1 §3: `exp`). */
export interface TokenPayload {
  /** Seconds since the epoch, by the platform's clock. */
  readonly exp: number;
  readonly iat: number;
  readonly sub: string;
  /** Absent for a System Admin who has not chosen a firm. */
  readonly tenantId: string | null;
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Reads a token's payload; null when it is none. It proves nothing: only the platform can check a signature. */
export function readToken(accessToken: string): TokenPayload | null {
  const [, payload] = accessToken.split('.');
  if (payload === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), c =>
      c.charCodeAt(0),
    );
    const read = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
    const { exp, iat } = read;
    const sub = text(read['sub']);
    if (typeof exp !== 'number' || typeof iat !== 'number' || sub === null) return null;
    return { exp, iat, sub, tenantId: text(read['tenantId']) };
  } catch {
    return null;
  }
}
