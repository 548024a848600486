import { maskedFields, type PartyNode } from '@dossier/api/contract';

/** A value as it may leave the platform (T8), with the name of the field that holds it. */
export function masked<Value>(value: Value, field = ''): Value {
  return JSON.parse(JSON.stringify({ [field]: value }), (key, inner: unknown) =>
    typeof inner === 'string' ? (maskedFields[key]?.(inner) ?? inner) : inner,
  )[field] as Value;
}

/** The parties as they may leave the platform. */
export const maskParties = (parties: readonly PartyNode[]): PartyNode[] => masked([...parties]);
