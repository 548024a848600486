import type { Colleague } from '@dossier/api/access';

/** Who gets what is assigned to a colleague, as the platform gives it: the deputy of one who is away. */
export const recipientOf = ({ _id, firstName, lastName, absence }: Colleague) =>
  absence?.isNow && absence.deputyId !== null && absence.deputy !== null
    ? { id: absence.deputyId, name: absence.deputy }
    : { id: _id, name: `${firstName} ${lastName}` };
