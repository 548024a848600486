import type { HoldingBasis } from '@dossier/validators/ownership';
import type { NewConnection } from '@dossier/api/parties';
import {
  companyNumber,
  countryFromList,
  dateOfBirth,
  maxLength,
  normalizeCompanyNumber,
  oneOf,
  optional,
  optionalDate,
  percent,
  required,
  requiredIf,
} from '@dossier/validators';
import { firstNameLength, lastNameLength } from '@dossier/validators/limits';
import { check } from '@dossier/validators/yup';
import { object, string, type ObjectSchema } from 'yup';
import type { TypedParty } from '../../../shared/party-file/suggestions-question.ts';

/** S2's types and their reverses, as they read from the client. */
export const connectionKinds = ['OWN', 'OWD', 'RPD', 'RPV'] as const;
export type ConnectionKind = (typeof connectionKinds)[number];

/** Who comes in where the other end has no file yet: what is needed of them before anything else. */
interface NewcomerForm {
  party: string;
  country: string;
  givenNames: string;
  lastName: string;
  dateOfBirth: string;
  name: string;
  chamberOfCommerceNo: string;
}

export interface ConnectionForm extends NewcomerForm {
  kind: string;
  /** What it is held as (4.7). */
  via: string;
  share: string;
  /** Of the votes, where it is another share than that of the capital. */
  votes: string;
  /** What the firm calls the connection, where S2's word for it says too little. */
  label: string;
  validFrom: string;
}

/** What a holding may be, the usual ones first. */
export const vias = [
  'shares',
  'certificates',
  'votes',
  'agreement',
  'role',
] as const satisfies readonly HoldingBasis[];

/** Votes alone are no share of the capital, and certificates have no votes. */
export const hasShare = (via: unknown): boolean => via !== 'votes';
export const hasVotes = (via: unknown): boolean => via !== 'certificates';

export const isOwnership = (kind: unknown): boolean => kind === 'OWN' || kind === 'OWD';

const text = () => string().defined();

/** As long as the platform keeps. */
export const maxLabel = 120;

const percentage = () => text().test(...check(percent));

/** @param country where someone new is taken to be. */
export const emptyConnection = (country: string): ConnectionForm => ({
  party: 'person',
  country,
  givenNames: '',
  lastName: '',
  dateOfBirth: '',
  name: '',
  chamberOfCommerceNo: '',
  kind: '',
  via: 'shares',
  share: '',
  votes: '',
  label: '',
  validFrom: '',
});

const limited = (max: number) => text().test(...check(maxLength, { max }));
const neededOf = (party: string) =>
  check(requiredIf, ({ parent }) => ({ when: (parent as NewcomerForm).party === party }));

/** The name and the country come first: the rules of everything else follow from where someone is. */
const newcomerRules = (today: string) => ({
  party: text(),
  country: text()
    .test(...check(required))
    .test(...check(countryFromList)),
  givenNames: limited(firstNameLength.max),
  lastName: limited(lastNameLength.max).test(...neededOf('person')),
  dateOfBirth: text().test(...check(dateOfBirth, { today })),
  name: limited(255).test(...neededOf('entity')),
  chamberOfCommerceNo: text().test(
    ...check(optional(companyNumber), ({ parent }) => ({ country: (parent as NewcomerForm).country })),
  ),
});

/** Of a party that is there already nothing is asked. */
const noRules = {
  party: text(),
  country: text(),
  givenNames: text(),
  lastName: text(),
  dateOfBirth: text(),
  name: text(),
  chamberOfCommerceNo: text(),
};

/** A person is owned by no one. */
const kindsOfPerson = connectionKinds.filter(kind => kind !== 'OWN');

interface SchemaOptions {
  /** yyyy-mm-dd. */
  readonly today: string;
  /** The other end is entered with the connection. */
  readonly isNew: boolean;
}

/** Control by agreement or by a role has no share of its own. */
const needsShare = (via: unknown) => via === null || via === 'shares' || via === 'certificates';

/** Who owns says how much; everyone else owns nothing. */
export const connectionSchema = ({ today, isNew }: SchemaOptions): ObjectSchema<ConnectionForm> =>
  object({
    ...(isNew ? newcomerRules(today) : noRules),
    kind: text()
      .test(...check(required))
      .when('party', ([party], schema) =>
        isNew && party === 'person' ? schema.test(...check(oneOf, { values: kindsOfPerson })) : schema,
      ),
    via: text(),
    share: percentage().when(['kind', 'via'], ([kind, via], schema) =>
      isOwnership(kind) && needsShare(via) ? schema.test(...check(required)) : schema,
    ),
    votes: percentage().when(['kind', 'via'], ([kind, via], schema) =>
      isOwnership(kind) && via === 'votes' ? schema.test(...check(required)) : schema,
    ),
    label: text(),
    validFrom: text().test(...check(optionalDate)),
  });

/** Another share of a connection that there is, and since when. */
export type ShareForm = Pick<ConnectionForm, 'share' | 'votes' | 'validFrom'>;

export const shareSchema = (via: HoldingBasis | null): ObjectSchema<ShareForm> =>
  object({
    share: needsShare(via) ? percentage().test(...check(required)) : percentage(),
    votes: via === 'votes' ? percentage().test(...check(required)) : percentage(),
    validFrom: text().test(...check(optionalDate)),
  });

const trimmed = (value: string) => value.trim() || undefined;

/** Who is entered, as the platform takes them. */
const newcomerOf = ({ party, country, ...typed }: ConnectionForm) =>
  party === 'entity'
    ? {
        legalEntity: {
          name: typed.name.trim(),
          chamberOfCommerceNo: trimmed(normalizeCompanyNumber(typed.chamberOfCommerceNo, country)),
          address: { country },
        },
      }
    : {
        naturalPerson: {
          givenNames: trimmed(typed.givenNames),
          lastName: typed.lastName.trim(),
          dateOfBirth: trimmed(typed.dateOfBirth),
          address: { country },
        },
      };

/** What someone is called who is about to be entered. */
export const newcomerName = ({ party, name, givenNames, lastName }: NewcomerForm): string =>
  party === 'entity' ? name.trim() : `${givenNames} ${lastName}`.trim();

/** What may find them in the client file: a company is not sought by the name of a person. */
export const soughtOf = ({ party, country, chamberOfCommerceNo, ...person }: NewcomerForm): TypedParty => {
  const { givenNames, lastName, dateOfBirth: born } = person;
  return party === 'entity' ? { chamberOfCommerceNo, country } : { givenNames, lastName, dateOfBirth: born };
};

/**
 * A connection as it is stored: OWN from who owns, RPD from who is represented.
 * @param otherId null for someone who is entered with it.
 */
export function connectionOf(
  clientId: string,
  otherId: string | null,
  values: ConnectionForm,
): { readonly start: string; readonly body: NewConnection } {
  const { kind, via, share, votes, label, validFrom } = values;
  const isFromClient = kind === 'OWN' || kind === 'RPD';
  const start = isFromClient || otherId === null ? clientId : otherId;
  const end =
    otherId === null
      ? { newcomer: { isStart: !isFromClient, ...newcomerOf(values) } }
      : { to: isFromClient ? otherId : clientId };
  const rest = {
    ...end,
    ...(label.trim() !== '' && { label: label.trim() }),
    ...(validFrom !== '' && { validFrom }),
  };
  return {
    start,
    body: isOwnership(kind)
      ? {
          type: 'OWN',
          ...(hasShare(via) && share !== '' && { economicLow: share }),
          ...(hasVotes(via) && votes !== '' && { votingLow: votes }),
          via: via as HoldingBasis,
          ...rest,
        }
      : { type: 'RPD', via: 'role', ...rest },
  };
}
