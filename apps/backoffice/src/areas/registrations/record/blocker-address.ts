import type { Blocker } from '@dossier/api/registrations';
import { blockerField } from './blocker-field.ts';

/** Where something is mended: in the editor of whom it is missing of, or where a paper of that kind comes in. */
export function blockerAddress(address: string, blocker: Blocker): string {
  const { code, section, partyId, params } = blocker;
  const { documentKind } = params;
  const field = blockerField(blocker);
  const search = new URLSearchParams({
    ...(section !== null && { section }),
    // Too much is owned by several: it is seen where they stand together.
    ...(partyId !== null && code !== 'OVER_100' && { edit: partyId }),
    ...(field !== null && { field }),
    ...(documentKind !== undefined && { documentKind: String(documentKind) }),
  });
  return `${address}?${search.toString()}`;
}
