import { Refusal } from '../refusal/refusal.ts';

/** `"v7"`: the version of an entity as `ETag` and `If-Match` write it. */
export const etagOf = (version: number): string => `"v${version}"`;

/**
 * The version that a caller wants to change.
 * @throws {Refusal} VersionRequired without one; VersionStale for what can never be the present one.
 */
export function versionFrom(ifMatch: string | null | undefined): number {
  if (!ifMatch) throw new Refusal('VersionRequired');
  const [, digits] = /^"v(\d{1,9})"$/.exec(ifMatch.trim()) ?? [];
  if (digits === undefined) throw new Refusal('VersionStale');
  return Number(digits);
}

/** @throws {Refusal} VersionStale when somebody else was faster. */
export function assertVersion(wanted: number, present: number): void {
  if (wanted !== present) throw new Refusal('VersionStale');
}
