import type { FieldChange } from './changes.ts';

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What an object was before some changes of it (`changesBetween`), the oldest first. The change by which it came into
 * being says nothing of what it was.
 */
export function valuesBefore(value: unknown, changes: readonly FieldChange[]): unknown {
  const fields = changes.filter(({ path }) => path !== '');
  return settled(fields.reduceRight((now, { path, old }) => put(now, path.split(/[.[\]]+/), old), value));
}

/** A value with another one at a place in it; null empties the place. A row that is gone leaves a gap: others keep their places. */
function put(value: unknown, path: readonly string[], old: unknown): unknown {
  const [step, ...rest] = path.filter(Boolean);
  if (step === undefined) return old ?? undefined;
  if (Array.isArray(value)) {
    const rows: unknown[] = [...(value as readonly unknown[])];
    rows[Number(step)] = put(rows[Number(step)], rest, old);
    return rows;
  }
  const fields = isRecord(value) ? value : {};
  return { ...fields, [step]: put(fields[step], rest, old) };
}

/** The same without the gaps, and without fields that are empty. */
function settled(value: unknown): unknown {
  if (Array.isArray(value))
    return Array.from(value as readonly unknown[])
      .filter(row => row !== undefined)
      .map(settled);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => (inner === undefined ? [] : [[name, settled(inner)]])),
  );
}
