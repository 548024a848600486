import { isMasked, maskedFields } from '@dossier/api/contract';

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNothing = (value: unknown) => value === null || value === undefined || value === '';

/**
 * A masked value is no value: sent back as it left the platform it stands for what is stored, so that saving a form
 * never replaces a tax number by its stars. Any other text with a star is left for the rules to refuse.
 */
function unmasked(before: unknown, value: unknown, field: string): unknown {
  const mask = maskedFields[field];
  if (!mask || !isMasked(value) || typeof before !== 'string') return value;
  return mask(before) === value ? before : value;
}

/** A row of a list: whole, with masked values from the row of the same country that was there. */
function row(before: readonly unknown[], change: unknown): unknown {
  if (!isRecord(change)) return change;
  const previous = before
    .filter(isRecord)
    .find(({ country }) => country !== undefined && country === change['country']);
  return filled(
    Object.fromEntries(
      Object.entries(change).map(([name, value]) => [name, unmasked(previous?.[name], value, name)]),
    ),
  );
}

const filled = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isNothing(value)));

/**
 * What a patch makes of a value (RFC 7396): what is in it changes, null or an empty text empties, what is not in it
 * stays. Lists change whole. Undefined when nothing is left.
 */
export function patched(before: unknown, patch: unknown, field = ''): unknown {
  if (isNothing(patch)) return undefined;
  if (Array.isArray(patch)) {
    const previous = Array.isArray(before) ? before : [];
    return patch.length === 0 ? undefined : patch.map(change => row(previous, change));
  }
  if (!isRecord(patch)) return unmasked(before, patch, field);
  const fields = { ...(isRecord(before) ? before : {}) };
  for (const [name, value] of Object.entries(patch)) {
    if (value === undefined) continue;
    fields[name] = patched(fields[name], value, name);
  }
  const left = filled(fields);
  return Object.keys(left).length === 0 ? undefined : left;
}
