import type { Blocker } from '@dossier/api/registrations';
import { blockerField } from './blocker-field.ts';

/** What no form of the party itself mends. */
const ofOthers: ReadonlySet<Blocker['code']> = new Set([
  'OVER_100',
  'ownersUnconfirmed',
  'representativeMissing',
]);

/** Where something is mended: in the editor of whom it is missing of, or where a paper of that kind comes in. */
export function blockerAddress(address: string, blocker: Blocker): string {
  const { code, section, partyId, params } = blocker;
  const { documentKind } = params;
  const field = blockerField(blocker);
  const search = new URLSearchParams({
    ...(section !== null && { section }),
    // Who is missing comes in; too much is owned by several, and is seen where they stand together.
    ...(partyId !== null && code === 'representativeMissing' && { add: partyId, role: 'signer' }),
    ...(partyId !== null && code === 'ownersUnconfirmed' && { confirm: partyId }),
    ...(partyId !== null && !ofOthers.has(code) && { edit: partyId }),
    ...(field !== null && { field }),
    ...(documentKind !== undefined && { documentKind: String(documentKind) }),
  });
  return `${address}?${search.toString()}`;
}
