import {
  bankAccountNumber,
  companyNumber,
  countryFromList,
  iban,
  maxLength,
  oneOf,
  optional,
  required,
  taxIdentificationNumber,
  uniqueValues,
  type ValidationResult,
} from '@dossier/validators';
import {
  amountBand,
  followUpsOf,
  sourceOfFunds,
  taxNumberReason,
  type SourceOfFunds,
} from '@dossier/validators/vocabularies';
import { check } from '@dossier/validators/yup';
import { ValidationError, array, boolean, object, string, type ObjectShape, type TestContext } from 'yup';
import { isMasked } from './masks.ts';

/** What the rules must know of the day and of the person. */
export interface RuleOptions {
  /** yyyy-mm-dd. */
  readonly today: string;
  /** @default 'anyone' */
  readonly whose?: 'adult' | 'minor' | 'anybody';
  /**
   * A masked value passes: a form shows it for what is stored. The platform puts the stored one in its place first.
   * @default false
   */
  readonly takesMasks?: boolean;
}

/** Yes, no, or not answered. Forms hold it as text. */
export const flag = () =>
  boolean()
    .nullable()
    .transform((cast: unknown, original: unknown) => (original === '' ? undefined : cast));

export const isYes = (value: unknown): boolean => value === true || value === 'true';

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** A rule of something that leaves the platform masked. */
export function maskable<Answer extends ValidationResult | Promise<ValidationResult>>(
  rule: (value: unknown) => Answer,
  { takesMasks = false }: RuleOptions,
) {
  return function masked(value: unknown): Answer | ValidationResult {
    return takesMasks && isMasked(value) ? undefined : rule(value);
  };
}

/** The number of a company: its country's register says how it looks; a Dutch one where none is known. */
export const registerNumber = (value: unknown, { address }: { readonly address: unknown }) =>
  optional(companyNumber)(value, {
    country: (address as { readonly country?: unknown } | null | undefined)?.country,
  });

/** An account: an IBAN, or the number of another kind of account. Where no one says which, its beginning does. */
export function accountRule(value: unknown, { type }: { readonly type: unknown }): ValidationResult {
  if (isEmpty(value)) return undefined;
  const text = typeof value === 'string' ? value : '';
  const isIban = type === 'OTHER' ? false : type === 'IBAN' || /^\s*[A-Za-z]{2}\s*\d\d/.test(text);
  return isIban ? iban(value) : bankAccountNumber(value);
}

interface Residency {
  readonly country?: unknown;
  readonly reason?: unknown;
}

/** Where tax is paid: each country once, with its number, or a reason why there is none (4-expectations row 90). */
export function residencies(party: 'NP' | 'LE', options: RuleOptions): ObjectShape {
  const number = (value: unknown, { country, reason }: Residency): ValidationResult => {
    if (isEmpty(value)) return isEmpty(reason) ? required(value) : undefined;
    return taxIdentificationNumber(value, { party, ...(typeof country === 'string' ? { country } : {}) });
  };
  const residencyNumber = (value: unknown, row: Residency) =>
    options.takesMasks && isMasked(value) ? undefined : number(value, row);
  const row = object({
    country: string()
      .nullable()
      .test(...check(countryFromList)),
    taxIdentificationNumber: string()
      .nullable()
      .test(
        ...check(residencyNumber, ({ parent }) => ({
          country: parent['country'] as unknown,
          reason: parent['reason'] as unknown,
        })),
      ),
    reason: string()
      .nullable()
      .test(...check(oneOf, { values: taxNumberReason.codes })),
    reasonExplanation: string()
      .nullable()
      .test(...check(explained, ({ parent }) => ({ reason: parent['reason'] as unknown }))),
    reasonGivenOn: string().nullable(),
  });
  return {
    taxIdentificationNumber: string()
      .nullable()
      .test(...check(maskable(optional(anyTaxNumber), options))),
    taxResidencies: array(row)
      .nullable()
      .test(...check(uniqueValues, { key: 'country' })),
    USPerson: flag(),
  };
}

const anyTaxNumber = (value: unknown) => taxIdentificationNumber(value);

/** Reason B says that a number was not to be had: why, is asked. */
function explained(value: unknown, { reason }: Residency): ValidationResult {
  return maxLength(value, { max: 2_000 }) ?? (reason === 'B' ? required(value) : undefined);
}

type Details = Readonly<Record<string, Readonly<Record<string, unknown>> | null | undefined>>;

/** Each origin that was chosen says how much, which question it answers where it raises several, and a word about it. */
export const originDetailsRule = () =>
  object()
    .nullable()
    .default(undefined)
    .test('originDetails', (value, context) => {
      const chosen: unknown = (context.parent as Readonly<Record<string, unknown>>)['originOfAssets'];
      const details = (value ?? {}) as Details;
      const errors = sourceOfFunds.codes
        .filter(origin => Array.isArray(chosen) && chosen.includes(origin))
        .flatMap(origin => detailErrors(origin, details[origin] ?? {}, context));
      return errors.length === 0 ? true : new ValidationError(errors);
    });

function detailErrors(
  origin: SourceOfFunds,
  detail: Readonly<Record<string, unknown>>,
  context: TestContext,
): ValidationError[] {
  const results: Readonly<Record<string, ValidationResult>> = {
    question:
      oneOf(detail['question'], { values: followUpsOf[origin] }) ??
      (followUpsOf[origin].length > 1 ? required(detail['question']) : undefined),
    amountBand: required(detail['amountBand']) ?? oneOf(detail['amountBand'], { values: amountBand.codes }),
    explanation: required(detail['explanation']) ?? maxLength(detail['explanation'], { max: 2_000 }),
  };
  return Object.entries(results).flatMap(([name, result]) =>
    result
      ? [context.createError({ path: `${context.path}.${origin}.${name}`, message: result as never })]
      : [],
  );
}
