/** One field that changed; `path` as `parties[0].naturalPerson.lastName`, empty for the whole. */
export interface FieldChange {
  readonly path: string;
  readonly old: unknown;
  readonly new: unknown;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What differs between two versions of an object, field by field. A new or deleted object is one change. */
export function changesBetween(before: unknown, after: unknown, path = ''): readonly FieldChange[] {
  if (isRecord(before) && isRecord(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap(key =>
      changesBetween(before[key], after[key], path === '' ? key : `${path}.${key}`),
    );
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    const length = Math.max(before.length, after.length);
    return Array.from({ length }, (_, i) => changesBetween(before[i], after[i], `${path}[${i}]`)).flat();
  }
  if (before === after) return [];
  return [{ path, old: before ?? null, new: after ?? null }];
}
