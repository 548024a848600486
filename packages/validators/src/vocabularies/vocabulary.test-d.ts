import { partyStatus, type PartyStatus } from './parties.ts';
import {
  registrationStatus,
  registrationType,
  type RegistrationStatus,
  type RegistrationType,
} from './registrations.ts';

/** A plain enumeration takes its literals. */
export const type: RegistrationType = 'JOINT';
// @ts-expect-error -- not in the enumeration
export const other: RegistrationType = 'TRUST';

/** A status comes from its vocabulary (3-decisions T10). */
export const active: PartyStatus = partyStatus.code('A');
// @ts-expect-error -- a bare letter means something else in every vocabulary
export const bare: PartyStatus = 'A';
// @ts-expect-error -- the status of another vocabulary
export const foreign: RegistrationStatus = active;
// @ts-expect-error -- no such code
export const unknown = registrationStatus.code('OPEN');

/** Statuses still compare with their literals, and narrow. */
export function isDone(status: RegistrationStatus): boolean {
  return status === 'DONE' || registrationType.is(status);
}
