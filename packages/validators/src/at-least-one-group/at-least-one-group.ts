import type { ValidationResult } from '../rule.ts';
import { isEmpty } from '../text.ts';

export interface AtLeastOneGroupOptions {
  /** Names of the groups, as the error lists them; the value has one property for each. */
  readonly groups: readonly string[];
}

/** At least one of several groups has something filled in; a group is one value, a list, or an object of values (S1 §5). */
export function atLeastOneGroup(value: unknown, { groups }: AtLeastOneGroupOptions): ValidationResult {
  const isFilled = (group: string) =>
    typeof value === 'object' &&
    value !== null &&
    Object.hasOwn(value, group) &&
    hasContent((value as Record<string, unknown>)[group]);
  return groups.some(isFilled) ? undefined : { code: 'atLeastOneGroup', params: { groups } };
}

function hasContent(group: unknown): boolean {
  if (typeof group !== 'object' || group === null) return group !== false && !isEmpty(group);
  return Object.values(group).some(control => control !== false && !isEmpty(control));
}
