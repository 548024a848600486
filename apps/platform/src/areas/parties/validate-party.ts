import {
  entityRules,
  entitySections,
  personRules,
  personSections,
  relationFields,
  type FieldViolation,
  type PartyNode,
  type RuleOptions,
} from '@dossier/api/contract';
import { percent } from '@dossier/validators';
import { object, ValidationError } from 'yup';
import { violationsIn } from '../../shared/errors/violations.ts';

/** A party as it would be, and what of it someone changes. */
export interface Validated {
  readonly party: PartyNode;
  /** Names of fields; all of them for a party that comes in. */
  readonly changed: ReadonlySet<string> | 'all';
  /** Where in what was sent it stands: `parties[0]`. */
  readonly at: string;
  readonly options: RuleOptions;
}

/**
 * What the rules find in the sections that someone changes. What was wrong elsewhere before stays for anyone who edits
 * it: an old record can be mended section by section.
 */
export async function violationsOfParty({
  party,
  changed,
  at,
  options,
}: Validated): Promise<FieldViolation[]> {
  const { naturalPerson, legalEntity, ownershipPercentage } = party;
  const share = percent(ownershipPercentage);
  const shareViolations = share ? [{ path: `${at}.ownershipPercentage`, ...share }] : [];
  const violations = naturalPerson
    ? await validate(
        naturalPerson,
        personRules(options),
        { ...personSections, relation: relationFields },
        changed,
        `${at}.naturalPerson`,
      )
    : await validate(legalEntity ?? {}, entityRules(options), entitySections, changed, `${at}.legalEntity`);
  return [...shareViolations, ...violations];
}

async function validate(
  value: object,
  rules: ReturnType<typeof personRules>,
  sections: Readonly<Record<string, readonly string[]>>,
  changed: Validated['changed'],
  at: string,
): Promise<FieldViolation[]> {
  const validated =
    changed === 'all'
      ? Object.values(sections).flat()
      : Object.values(sections)
          .filter(names => names.some(name => changed.has(name)))
          .flat();
  const fields = new Set(validated);
  return (await violationsOf(value, rules))
    .filter(({ path }) => fields.has(/^\w+/.exec(path)?.[0] ?? ''))
    .map(violation => ({ ...violation, path: `${at}.${violation.path}` }));
}

async function violationsOf(value: object, rules: ReturnType<typeof personRules>): Promise<FieldViolation[]> {
  try {
    await object(rules).validate(value, { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return violationsIn(error);
    throw error;
  }
}
