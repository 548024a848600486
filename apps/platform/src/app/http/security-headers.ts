import type { ServiceAddresses } from '@dossier/api/contract';

/** Headers that every answer has, whatever its status. */
const always: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
};

/** What is no page of ours runs nothing, loads nothing and is never framed. */
const inertPolicy = `default-src 'none'; frame-ancestors 'none'; sandbox`;

/** What a page reaches that is not its own address. */
export interface Elsewhere {
  readonly addresses?: Partial<ServiceAddresses>;
  readonly errorReportUrl?: URL | null;
}

/** Each origin once, with a space before it; a path has none of its own. */
function originsOf(addresses: readonly (string | undefined)[]): string {
  const origins = addresses.flatMap(address => URL.parse(address ?? '')?.origin ?? []);
  return [...new Set(origins)].map(origin => ` ${origin}`).join('');
}

/** The policy of a page: scripts with this response's nonce and what they load, styles of our own, nothing else. */
export function pagePolicy(
  nonce: string,
  framedBy: 'nobody' | 'ourselves' = 'nobody',
  { addresses, errorReportUrl }: Elsewhere = {},
): string {
  const { assets, ...services } = addresses ?? {};
  return [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${originsOf([assets])}`,
    `font-src 'self'`,
    // Services and faults may be elsewhere: at the places that the configuration names.
    `connect-src 'self'${originsOf([...Object.values(services), errorReportUrl?.href])}`,
    // The theme editor shows the product's own preview.
    `frame-src 'self'`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors ${framedBy === 'ourselves' ? "'self'" : "'none'"}`,
    // React needs no policy of its own; the one there is lets a library empty an element, and passes nothing else.
    `require-trusted-types-for 'script'`,
    `trusted-types default`,
  ].join('; ');
}

/** Adds what is missing: an answer that has set a header itself keeps it. */
export function secure(headers: Headers, isHttps: boolean): void {
  for (const [name, value] of Object.entries(always)) if (!headers.has(name)) headers.set(name, value);
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', inertPolicy);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  if (isHttps) headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
}
