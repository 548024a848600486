import { AppError } from '../errors/app-error.ts';

/** `"v7"`: the version of an entity as `ETag` and `If-Match` write it. */
export const etagOf = (version: number): string => `"v${version}"`;

/**
 * The version that a caller wants to change.
 * @throws {AppError} VersionRequired without one; VersionStale for what can never be the present one.
 */
export function versionFrom(ifMatch: string | null | undefined): number {
  if (!ifMatch) throw new AppError('VersionRequired');
  const [, digits] = /^"v(\d{1,9})"$/.exec(ifMatch.trim()) ?? [];
  if (digits === undefined) throw new AppError('VersionStale');
  return Number(digits);
}

/** @throws {AppError} VersionStale when someone else was faster. */
export function assertVersion(expected: number, present: number): void {
  if (expected !== present) throw new AppError('VersionStale');
}
