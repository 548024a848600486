const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A draft with what someone has typed since in its place: wherever the form is no longer as it began. */
export function withTyped(drafted: unknown, present: unknown, initial: unknown): unknown {
  if (JSON.stringify(present) === JSON.stringify(initial)) return drafted;
  if (Array.isArray(drafted) && Array.isArray(present)) {
    const began: readonly unknown[] = Array.isArray(initial) ? initial : [];
    const length = Math.max(drafted.length, present.length);
    return Array.from({ length }, (_, index) => withTyped(drafted[index], present[index], began[index]));
  }
  if (!isRecord(drafted) || !isRecord(present)) return present;
  const began = isRecord(initial) ? initial : {};
  const names = Object.keys({ ...drafted, ...present });
  return Object.fromEntries(names.map(name => [name, withTyped(drafted[name], present[name], began[name])]));
}
