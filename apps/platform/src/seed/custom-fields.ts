import type { BodyOf, contract, CustomField } from '@dossier/api/contract';
import type { Language } from '@dossier/validators/vocabularies';
import { addCustomField } from '../areas/parties/service.ts';
import type { UnitOfWork } from '../shared/work/work.ts';
import type { DemoRegistration } from './registrations.ts';
import type { Chance } from './seeded-random.ts';

type NewField = BodyOf<typeof contract.parties.addCustomField>;
type Question = 'met' | 'sustainable' | 'elsewhere' | 'review';

/** What the demo firms ask besides what every firm asks, as their languages call it. */
const labels: Readonly<Record<Language, Readonly<Record<Question, string>>>> = {
  'en-US': {
    met: 'Introduced by',
    sustainable: 'Prefers sustainable investments',
    elsewhere: 'Assets elsewhere',
    review: 'Annual meeting',
  },
  'nl-NL': {
    met: 'Aangedragen door',
    sustainable: 'Belegt liefst duurzaam',
    elsewhere: 'Vermogen elders',
    review: 'Jaargesprek',
  },
  'fr-FR': {
    met: 'Présenté par',
    sustainable: 'Préfère les placements durables',
    elsewhere: 'Actifs ailleurs',
    review: 'Entretien annuel',
  },
  'de-DE': {
    met: 'Empfohlen durch',
    sustainable: 'Bevorzugt nachhaltige Anlagen',
    elsewhere: 'Vermögen anderswo',
    review: 'Jahresgespräch',
  },
};

const shapes: Readonly<Record<Question, Pick<NewField, 'type' | 'valueType' | 'scopes'>>> = {
  met: { type: 'S', valueType: 'TEXT', scopes: ['NP', 'LE'] },
  sustainable: { type: 'B', valueType: null, scopes: ['NP'] },
  elsewhere: { type: 'N', valueType: 'CURRENCY', scopes: ['NP'] },
  review: { type: 'D', valueType: null, scopes: ['NP', 'LE'] },
};
const questions = Object.keys(shapes) as Question[];
const introducers = ['De Wit Notarissen', 'Van Dam Accountants', 'Kantoor Bos', 'Hofman & Partners'];
/** Of the parties so many were asked. */
const answeredShare = 0.4;

export async function seedCustomFields(
  work: UnitOfWork,
  locale: string,
): Promise<Readonly<Record<Question, CustomField>>> {
  const fields: Partial<Record<Question, CustomField>> = {};
  for (const question of questions)
    fields[question] = await addCustomField(work, {
      ...shapes[question],
      label: (labels[locale as Language] ?? labels['en-US'])[question],
      visibleToClients: question === 'review',
      isRequired: false,
    });
  return fields as Readonly<Record<Question, CustomField>>;
}

/** The same registrations, with what some of their parties answered. */
export const withAnswers = (
  chance: Chance,
  fields: Readonly<Record<Question, CustomField>>,
  registrations: readonly DemoRegistration[],
  year: number,
): readonly DemoRegistration[] =>
  registrations.map(registration => ({
    ...registration,
    parties: registration.parties.map(party => {
      if (chance.fraction() >= answeredShare) return party;
      const common = {
        [fields.met._id]: chance.pick(introducers),
        [fields.review._id]: `${year}-${String(chance.between(1, 12)).padStart(2, '0')}-15`,
      };
      const answers = party.naturalPerson
        ? {
            ...common,
            [fields.sustainable._id]: String(chance.fraction() < 0.5),
            [fields.elsewhere._id]: String(chance.between(1, 40) * 5_000),
          }
        : common;
      return {
        ...party,
        ...(party.naturalPerson && { naturalPerson: answered(party.naturalPerson, answers) }),
        ...(party.legalEntity && { legalEntity: answered(party.legalEntity, answers) }),
      };
    }),
  }));

/** Stored with what is known of the party, and no part of S2's node. */
const answered = <Data extends object>(data: Data, customFields: Readonly<Record<string, string>>): Data =>
  Object.assign({}, data, { customFields });
