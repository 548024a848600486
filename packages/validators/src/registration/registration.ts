import { allOf, type ValidationResult, type Violation } from '../rule.ts';
import { registrationStatus, registrationType } from '../vocabularies/registrations.ts';

/** What the rule reads of a registration. Whatever else it carries is other rules' matter. */
interface Candidate {
  readonly _id?: unknown;
  readonly tenant_id?: unknown;
  readonly type?: unknown;
  readonly subType?: unknown;
  readonly status?: unknown;
  readonly parties?: unknown;
}

/**
 * Whether a record is a registration at all: its fields are texts, its parties a list, their number fits the type, its
 * type and status are known (S2 §5, the five errors of S2 §8). A child registration has the minor and one or two
 * legal representatives (3-decisions T9).
 */
export function registration(value: unknown): ValidationResult {
  const candidate: Candidate = typeof value === 'object' && value !== null ? value : {};
  const violations: Violation[] = [];
  const { type, subType, status, parties } = candidate;
  const texts = [candidate._id, candidate.tenant_id, type, status];
  if (!texts.every(text => typeof text === 'string')) violations.push({ code: 'registrationFields' });
  if (!Array.isArray(parties)) violations.push({ code: 'registrationParties' });
  else if (!isPartyCount(parties.length, type, subType))
    violations.push({ code: 'registrationPartiesLength' });
  if (!registrationType.is(type)) violations.push({ code: 'registrationTypeInvalid' });
  if (!registrationStatus.is(status)) violations.push({ code: 'registrationStatusInvalid' });
  return allOf(violations);
}

/** Of an unknown type any number is right: that its type is unknown is said by another code. */
function isPartyCount(count: number, type: unknown, subType: unknown): boolean {
  if (type === 'INDIVIDUAL') return subType === 'CHILD' ? count === 2 || count === 3 : count === 1;
  if (type === 'JOINT') return count === 2;
  return type !== 'BUSINESS' || count === 1;
}
