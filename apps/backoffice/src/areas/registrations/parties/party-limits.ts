import { isLikelyOwner, type PartyNode } from '@dossier/api/contract';
import type { Registration } from '@dossier/api/registrations';
import { registrationStatus } from '@dossier/validators/vocabularies';

type Shape = Pick<Registration, 'type' | 'subType' | 'status'> & { readonly parties: readonly PartyNode[] };

/** Only an incomplete registration may be changed (3-decisions 4.1): everything after it is frozen. */
export const isEditable = ({ status }: Pick<Registration, 'status'>): boolean =>
  status === registrationStatus.code('INCOMPLETE');

const isChild = ({ type, subType }: Shape) => type === 'INDIVIDUAL' && subType === 'CHILD';

/** A child registration has one or two representatives besides the child (T9); other types have their number. */
export const takesRepresentative = (registration: Shape): boolean =>
  isChild(registration) && registration.parties.length < 3;

/** Whether the registration is still one without this party. */
export function isRemovable(registration: Shape, party: PartyNode): boolean {
  if (!registration.parties.includes(party)) return true;
  return (
    isChild(registration) && registration.parties.length === 3 && party.naturalPerson?.relation === 'RPV'
  );
}

/** Someone who probably is a beneficial owner, and is not marked as one. */
export const isUnmarkedOwner = ({ naturalPerson, ownershipPercentage }: PartyNode): boolean =>
  naturalPerson !== undefined && naturalPerson.ubo !== true && isLikelyOwner(ownershipPercentage);
