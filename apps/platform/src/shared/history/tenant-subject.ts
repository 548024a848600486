import { createHash } from 'node:crypto';

/** The subject of changes that are about a tenant itself and about no person: always the same id for the same tenant. */
export function tenantSubject(tenantId: string): string {
  const hex = createHash('sha256').update(`dossier tenant ${tenantId}`).digest('hex');
  // Version 8: a UUID of our own making (RFC 9562).
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
