import type { RuleOptions } from '@dossier/api/contract';
import type { Registration } from '@dossier/api/registrations';
import type { FoundParty } from '../../../shared/party-file/party-name.ts';

/** Whose date of birth it is: clients are of age, but for the child of a child registration (4-expectations row 88). */
export function whoseOf(
  { subType }: Pick<Registration, 'subType'>,
  { party, under }: FoundParty,
): NonNullable<RuleOptions['whose']> {
  if (under) return 'anybody';
  return subType === 'CHILD' && party.naturalPerson?.relation === 'RPD' ? 'minor' : 'adult';
}
