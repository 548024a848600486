import { registrationType } from '@dossier/validators/vocabularies';
import type { Start } from './new-registration.ts';

/** What kind of registration begins, as its address says: so that a reload begins the same, with the draft of it. */
export function startOf(search: URLSearchParams): Start {
  const typeText = search.get('type') ?? '';
  const type = registrationType.is(typeText) ? typeText : 'INDIVIDUAL';
  return { type, isChild: type === 'INDIVIDUAL' && search.has('child'), isAsked: search.has('asked') };
}

/** The address of a start; what goes without saying is not in it. */
export const addressOf = ({ type, isChild, isAsked }: Start): URLSearchParams =>
  new URLSearchParams({
    ...(type !== 'INDIVIDUAL' && { type }),
    ...(isChild && { child: '' }),
    ...(isAsked && { asked: '' }),
  });
