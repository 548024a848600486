import type { FieldViolation, PartyNode, RegistrationType } from '@dossier/api/contract';
import { registration as registrationRule, violationsOf } from '@dossier/validators';
import { registrationStatus } from '@dossier/validators/vocabularies';
import { AppError } from '../../shared/errors/app-error.ts';

/** The five texts of S2 §8, each behind 'Registration is invalid! ' (4.19). */
const texts: Readonly<Record<string, string>> = {
  registrationFields: 'Not enough required fields or their types is incorrect.',
  registrationParties: 'Parties is not array.',
  registrationPartiesLength: 'Parties length is not correct.',
  registrationTypeInvalid: "It's type is invalid.",
  registrationStatusInvalid: 'Status is invalid.',
};

const paths: Readonly<Record<string, string>> = {
  registrationParties: 'parties',
  registrationPartiesLength: 'parties',
  registrationTypeInvalid: 'type',
  registrationStatusInvalid: 'status',
};

/** @throws {AppError} InvalidRegistration with the first text that applies, and all codes. */
export function assertValid(candidate: unknown): void {
  const error = errorOf(candidate, []);
  if (error) throw error;
}

/**
 * What is said of a new registration that its schema refuses: one that is none at all is answered with the text of S2 §8,
 * with every field that the schema named.
 */
export function errorOfNew(body: unknown, refused: AppError): AppError {
  const fields = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
  // What the platform gives by itself is not the caller's error.
  const candidate = { status: registrationStatus.code('INCOMPLETE'), ...fields, _id: '', tenant_id: '' };
  return errorOf(candidate, refused.fields ?? []) ?? refused;
}

function errorOf(candidate: unknown, named: readonly FieldViolation[]): AppError | undefined {
  const broken = violationsOf(registrationRule(candidate));
  const [first] = broken;
  if (!first) return undefined;
  const namedPaths = new Set(named.map(({ path }) => path));
  const structural = broken.map(({ code }) => ({ path: paths[code] ?? '', code }));
  return new AppError('InvalidRegistration', {
    message: `Registration is invalid! ${texts[first.code] ?? ''}`,
    fields: [...named, ...structural.filter(({ path }) => !namedPaths.has(path))],
  });
}

/** A business is registered with an entity, people with persons. @throws {AppError} InvalidRegistration. */
export function assertKinds(type: RegistrationType, parties: readonly PartyNode[]): void {
  const kind = type === 'BUSINESS' ? 'legalEntity' : 'naturalPerson';
  const fields = parties.flatMap((party, i) =>
    party[kind] ? [] : [{ path: `parties[${i}].${kind}`, code: 'required' }],
  );
  if (fields.length > 0)
    throw new AppError('InvalidRegistration', {
      message: `Registration is invalid! ${texts['registrationFields']}`,
      fields,
    });
}
