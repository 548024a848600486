import { registrationType, type RegistrationType } from '@dossier/validators/vocabularies';
import type { Start } from './new-registration.ts';

/**
 * What kind of registration begins, as its address says: so that a reload begins the same, with the draft of it. A type
 * that the firm does not take is none.
 * @param enabled - the types that the firm takes; none while that is not known.
 */
export function startOf(search: URLSearchParams, enabled: readonly RegistrationType[]): Start {
  const typeText = search.get('type') ?? '';
  const types = enabled.length === 0 ? registrationType.codes : enabled;
  const type = [typeText, 'INDIVIDUAL', ...types].find(
    (name): name is RegistrationType => registrationType.is(name) && types.includes(name),
  )!;
  return { type, isChild: type === 'INDIVIDUAL' && search.has('child'), isAsked: search.has('asked') };
}

/** The address of a start; what goes without saying is not in it. */
export const addressOf = ({ type, isChild, isAsked }: Start): URLSearchParams =>
  new URLSearchParams({
    ...(type !== 'INDIVIDUAL' && { type }),
    ...(isChild && { child: '' }),
    ...(isAsked && { asked: '' }),
  });
