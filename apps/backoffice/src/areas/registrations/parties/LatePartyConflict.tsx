import { Suspense } from 'react';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import type { PartyConflictModal as Modal, PartyConflictModalProps } from './PartyConflictModal.tsx';
import type { PartyValues } from './use-party-form.ts';

/** Comes when two people were at it at once, which is seldom: no page carries it. */
const PartyConflictModal = lazyPart(
  async () => (await import('./PartyConflictModal.tsx')).PartyConflictModal,
) as typeof Modal;

/** Lets a person choose where somebody else saved a party in the meantime. */
export function LatePartyConflict<Values extends PartyValues>(props: PartyConflictModalProps<Values>) {
  if (!props.partyForm.conflict) return null;
  return (
    <Suspense fallback={null}>
      <PartyConflictModal {...props} />
    </Suspense>
  );
}
