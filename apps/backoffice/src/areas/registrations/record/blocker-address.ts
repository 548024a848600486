import type { Blocker } from '@dossier/api/registrations';

/** Where something is mended: in the editor of whom it is missing of, or where a paper of that kind comes in. */
export function blockerAddress(
  address: string,
  { code, section, partyId, params: { documentKind } }: Blocker,
): string {
  const search = new URLSearchParams({
    ...(section !== null && { section }),
    // Too much is owned by several: it is seen where they stand together.
    ...(partyId !== null && code !== 'OVER_100' && { edit: partyId }),
    ...(documentKind !== undefined && { documentKind: String(documentKind) }),
  });
  return `${address}?${search.toString()}`;
}
