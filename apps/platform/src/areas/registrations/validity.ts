import type { PartyNode, RegistrationType } from '@dossier/api/contract';
import { registration as registrationRule, violationsOf } from '@dossier/validators';
import { Refusal } from '../../shared/refusal/refusal.ts';

/** The five texts of S2 §8, each behind 'Registration is invalid! ' (4.19). */
const texts: Readonly<Record<string, string>> = {
  registrationFields: 'Not enough required fields or their types is incorrect.',
  registrationParties: 'Parties is not array.',
  registrationPartiesLength: 'Parties length is not correct.',
  registrationTypeInvalid: "It's type is invalid.",
  registrationStatusInvalid: 'Status is invalid.',
};

/** @throws {Refusal} InvalidRegistration with the first text that applies, and all codes. */
export function assertValid(candidate: unknown): void {
  const broken = violationsOf(registrationRule(candidate));
  const [first] = broken;
  if (!first) return;
  throw new Refusal('InvalidRegistration', {
    message: `Registration is invalid! ${texts[first.code] ?? ''}`,
    fields: broken.map(({ code }) => ({
      path: code.startsWith('registrationParties') ? 'parties' : '',
      code,
    })),
  });
}

/** A business is registered with an entity, people with persons. @throws {Refusal} InvalidRegistration. */
export function assertKinds(type: RegistrationType, parties: readonly PartyNode[]): void {
  const kind = type === 'BUSINESS' ? 'legalEntity' : 'naturalPerson';
  const fields = parties.flatMap((party, i) =>
    party[kind] ? [] : [{ path: `parties[${i}].${kind}`, code: 'required' }],
  );
  if (fields.length > 0)
    throw new Refusal('InvalidRegistration', {
      message: `Registration is invalid! ${texts['registrationFields']}`,
      fields,
    });
}
