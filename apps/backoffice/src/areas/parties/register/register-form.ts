import { registerLimits, type DiscrepancyState, type InterestNature } from '@dossier/api/contract';
import type { BeneficialOwners, Discrepancy, DiscrepancyAnswer, RegisterExtract } from '@dossier/api/parties';
import { maxLength, optionalDate, required } from '@dossier/validators';
import type { OwnershipBand } from '@dossier/validators/ownership';
import { check } from '@dossier/validators/yup';
import { array, object, string, type ObjectSchema } from 'yup';
import type { Candidate } from '../../../shared/owners/confirmation-form.ts';

/** In place of a person who is chosen: someone whose name is entered. */
export const another = 'another';

interface EntryForm {
  person: string;
  name: string;
  natures: string[];
  band: string;
}

export interface ExtractForm {
  extractOn: string;
  register: string;
  entries: EntryForm[];
}

const text = () => string().defined();
const needed = () => text().test(...check(required));

export const extractSchema: ObjectSchema<ExtractForm> = object({
  extractOn: needed().test(...check(optionalDate)),
  register: needed().test(...check(maxLength, { max: registerLimits.register })),
  entries: array(
    object({
      person: needed(),
      name: text()
        .test(...check(maxLength, { max: registerLimits.name }))
        .when('person', ([person], schema) =>
          person === another ? schema.test(...check(required)) : schema,
        ),
      natures: array(text())
        .defined()
        .test(...check(required)),
      band: text(),
    }).defined(),
  ).defined(),
});

export const emptyEntry = (): EntryForm => ({ person: '', name: '', natures: [], band: '' });

/** An extract of the same register as the last one. */
export const emptyExtract = (register: string): ExtractForm => ({
  extractOn: '',
  register,
  entries: [emptyEntry()],
});

/** Who may be in an extract: everyone with an interest, and who represents. */
export const personsOf = (
  { holders }: BeneficialOwners,
  candidates: readonly Candidate[],
): readonly Candidate[] => {
  const named = holders.flatMap(({ _id, name }) => (name === null ? [] : [{ _id, name }]));
  return [...named, ...candidates.filter(({ _id }) => named.every(person => person._id !== _id))];
};

export const extractOf = (
  { hash }: BeneficialOwners,
  { entries, ...extract }: ExtractForm,
): RegisterExtract => ({
  hash,
  ...extract,
  entries: entries.map(({ person, name, natures, band }) => ({
    _id: person === another ? null : person,
    name: person === another ? name : null,
    natures: natures as InterestNature[],
    band: (band || null) as OwnershipBand | null,
  })),
});

export interface SettleForm {
  state: string;
  reportedOn: string;
  reason: string;
}

export const settleSchema: ObjectSchema<SettleForm> = object({
  state: needed(),
  reportedOn: text()
    .test(...check(optionalDate))
    .when('state', ([state], schema) => (state === 'reported' ? schema.test(...check(required)) : schema)),
  reason: text()
    .test(...check(maxLength, { max: registerLimits.reason }))
    .when('state', ([state], schema) => (state === 'explained' ? schema.test(...check(required)) : schema)),
});

/** As it was settled; as reported today where it is open. */
export const settledAs = ({ state, reportedOn, reason }: Discrepancy, today: string): SettleForm => ({
  state: state === 'open' ? 'reported' : state,
  reportedOn: reportedOn ?? today,
  reason: reason ?? '',
});

export const answerOf = ({ state, reportedOn, reason }: SettleForm): DiscrepancyAnswer => ({
  state: state as DiscrepancyState,
  reportedOn: state === 'reported' ? reportedOn : null,
  reason: state === 'explained' ? reason : null,
});
