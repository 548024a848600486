import { maskedFields, type PartyNode } from '@dossier/api/contract';

/** A value as it may leave the platform (T8), with the name of the field that holds it. */
export function masked<Value>(value: Value, field = ''): Value {
  return JSON.parse(JSON.stringify({ [field]: value }), (key, inner: unknown) =>
    typeof inner === 'string' ? (maskedFields[key]?.(inner) ?? inner) : inner,
  )[field] as Value;
}

/** The parties as they may leave the platform. */
export const maskParties = (parties: readonly PartyNode[]): PartyNode[] => masked([...parties]);

/** A masked text somewhere in a person or an entity; other fields are no identifiers, and there is nothing to reveal. */
export function maskedValueAt(data: object, field: string): string | undefined {
  const steps = field.split(/[.[\]]+/).filter(Boolean);
  if (!Object.hasOwn(maskedFields, steps.at(-1) ?? '')) return undefined;
  const value = steps.reduce<unknown>(
    (at, step) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, step)
        ? (at as Readonly<Record<string, unknown>>)[step]
        : undefined,
    data,
  );
  return typeof value === 'string' ? value : undefined;
}
