import { isDeepStrictEqual } from 'node:util';
import type { ComparedOutcome } from '@dossier/api/contract';
import { type PartyData, isFilled, joinedData } from '../parties/service.ts';

type Fields = Readonly<Record<string, unknown>>;

const ofCustomField = 'customFields.';

/** What is known of a party by field, the answers to custom fields one by one. */
export function flat({ customFields = {}, ...data }: PartyData): Fields {
  return {
    ...data,
    ...Object.fromEntries(
      Object.entries(customFields).map(([id, value]) => [`${ofCustomField}${id}`, value]),
    ),
  };
}

/** The same as data. */
export function nested(fields: Fields): PartyData {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  const isAnswer = ([name]: readonly [string, unknown]) => name.startsWith(ofCustomField);
  const answers = entries.filter(isAnswer).map(([name, value]) => [name.slice(ofCustomField.length), value]);
  return {
    ...Object.fromEntries(entries.filter(entry => !isAnswer(entry))),
    ...(answers.length > 0 && { customFields: Object.fromEntries(answers) as PartyData['customFields'] }),
  };
}

interface Compared {
  readonly field: string;
  readonly outcome: ComparedOutcome;
  readonly a: unknown;
  readonly b: unknown;
}

/** Two parties side by side: everything that either says. What other systems know them by is kept of both. */
export function compare(a: PartyData, b: PartyData): readonly Compared[] {
  const [mine, others] = [flat(a), flat(b)];
  const names = [...new Set([...Object.keys(mine), ...Object.keys(others)])];
  return names.flatMap((field): Compared[] => {
    const [was, is] = [mine[field], others[field]];
    if (field === 'partyExternalReferences' || !(isFilled(was) || isFilled(is))) return [];
    const outcome = !isFilled(is)
      ? 'kept'
      : !isFilled(was)
        ? 'added'
        : isDeepStrictEqual(was, is)
          ? 'same'
          : 'different';
    return [{ field, outcome, a: isFilled(was) ? was : null, b: isFilled(is) ? is : null }];
  });
}

/** What is known of two parties that are one: of what they say differently, the fields that are taken from the second one. */
export function merged(a: PartyData, b: PartyData, taken: readonly string[]): PartyData {
  const answers = Object.entries(flat(b)).filter(
    ([name]) => name.startsWith(ofCustomField) && taken.includes(name),
  );
  return nested({ ...flat(joinedData(a, b, taken)), ...Object.fromEntries(answers) });
}

interface Sides {
  readonly before: PartyData;
  readonly after: PartyData;
}

/**
 * What is known of the party that stayed, once the other one is itself again: fields that the merge set and no one changed
 * since are as they were before, and what other systems know the other one by goes back to it.
 */
export function undone(now: PartyData, { before, after }: Sides, back: PartyData): PartyData {
  const [current, was, set] = [flat(now), flat(before), flat(after)];
  const names = new Set([...Object.keys(current), ...Object.keys(was)]);
  const fields: Fields = Object.fromEntries(
    [...names].map(name => [name, isDeepStrictEqual(current[name], set[name]) ? was[name] : current[name]]),
  );
  const references = now.partyExternalReferences?.filter(
    mine => !back.partyExternalReferences?.some(other => isDeepStrictEqual(mine, other)),
  );
  const isUntouched = isDeepStrictEqual(now.partyExternalReferences, after.partyExternalReferences);
  return nested(isUntouched ? fields : { ...fields, partyExternalReferences: references });
}
