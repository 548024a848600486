import { sql, type RawBuilder } from 'kysely';
import { object, ValidationError } from 'yup';
import {
  askedOf,
  customFieldRules,
  customValueOf,
  type BodyOf,
  type contract,
  type FieldViolation,
} from '@dossier/api/contract';
import { AppError } from '../../../shared/errors/app-error.ts';
import { violationsIn } from '../../../shared/errors/violations.ts';
import { findAnswers, idsWith, longestOf } from '../../../shared/lists/contains.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import type { PartyData } from '../party.ts';
import type { Party } from '../store.ts';
import { readCustomFields } from './definitions.ts';

type Answers = NonNullable<PartyData['customFields']>;
type Patch = NonNullable<BodyOf<typeof contract.parties.update>['customFields']>;

/**
 * The answers of a party after a change. What was answered to a field that is asked no more stays as it is.
 * @throws {AppError} ValidationFailed for a field that is not asked of the party, and for what breaks a rule of one that is.
 */
export async function changedAnswers(
  work: UnitOfWork,
  party: Party,
  patch: Patch,
): Promise<Answers | undefined> {
  const active = askedOf(await readCustomFields(work), party.type);
  const fields = new Map(active.map(field => [field._id, field]));
  const unknown = patch.flatMap(({ _id }) =>
    fields.has(_id) ? [] : [{ path: `customFields.${_id}`, code: 'oneOf' }],
  );
  if (unknown.length > 0) throw new AppError('ValidationFailed', { fields: unknown });
  const answers: Record<string, string> = { ...party.data.customFields };
  for (const { _id, value } of patch) {
    const field = fields.get(_id);
    const text = field && value ? customValueOf(field, value) : '';
    if (text === '') delete answers[_id];
    else answers[_id] = text;
  }
  const violations = await violationsOf(customFieldRules(active), answers);
  if (violations.length > 0) throw new AppError('ValidationFailed', { fields: violations });
  return Object.keys(answers).length === 0 ? undefined : answers;
}

async function violationsOf(
  rules: ReturnType<typeof customFieldRules>,
  answers: Answers,
): Promise<FieldViolation[]> {
  try {
    await object({ customFields: object(rules) }).validate({ customFields: answers }, { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return violationsIn(error);
    throw error;
  }
}

/** Parties, as `p`, who answered a custom field; with a value those who answered that, texts in part. */
export async function answering(
  work: UnitOfWork,
  id: string | undefined,
  value: string | undefined,
): Promise<readonly RawBuilder<boolean>[]> {
  if (id === undefined) return [];
  const answer = sql<string | null>`p.sections #>> array['custom-fields', 'customFields', ${id}::text]`;
  if (!value?.trim()) return [sql<boolean>`${answer} is not null`];
  const field = (await readCustomFields(work)).find(({ _id }) => _id === id);
  if (!field) return [sql<boolean>`false`];
  if (field.type !== 'S') return [sql<boolean>`${answer} = ${customValueOf(field, value)}`];
  return [
    ...amongIds(await idsWith(work, findAnswers, value.trim())),
    sql<boolean>`strpos(fold(${answer}), (select fold(${value.trim()}))) > 0`,
  ];
}

const amongIds = (ids: readonly string[] | undefined): readonly RawBuilder<boolean>[] =>
  ids ? [sql<boolean>`p.id = any (${ids}::uuid[])`] : [];

/** An answer has its own words, and shorter ones are in too many. */
const shortestWord = 3;

/**
 * Parties, as `p`, who have each of these terms in an answer to a custom field; nothing where none of them can be.
 * Archived fields are hidden from searches, as from filters.
 */
export async function inAnswers(
  work: UnitOfWork,
  terms: readonly string[],
): Promise<readonly RawBuilder<boolean>[]> {
  const longest = longestOf(terms);
  if (longest.length < shortestWord) return [];
  const ids = await idsWith(work, findAnswers, longest);
  if (ids?.length === 0) return [];
  const shown = (await readCustomFields(work)).flatMap(({ _id, status }) => (status === 'R' ? [] : [_id]));
  const conditions = terms.map(
    term => sql<boolean>`strpos(p.answers_key, (select fold(${term}))) > 0 and exists (
      select from jsonb_each_text(p.sections #> '{custom-fields,customFields}') a
      where a.key = any (${shown}::text[]) and strpos(fold(a.value), (select fold(${term}))) > 0)`,
  );
  return [sql<boolean>`(${sql.join([...amongIds(ids), ...conditions], sql` and `)})`];
}

/** What parties, as `p`, answered to some custom fields; an empty list where nothing. */
export const answersTo = (fields: readonly string[]): RawBuilder<unknown> => sql`
  (select coalesce(jsonb_agg(jsonb_build_object('_id', a.key, 'value', a.value)), '[]')
    from jsonb_each_text(p.sections #> '{custom-fields,customFields}') a where a.key = any (${fields}::text[]))`;
