/** One thing of a section of the settings, as people read it: a text, or the parts of a list. */
export interface ReadField<Value> {
  readonly label: string;
  readonly read: (value: Value) => string | readonly string[];
}

/** What became of one thing: another text, or what came into a list and what left it. */
export type FieldChange =
  | { readonly label: string; readonly old: string; readonly now: string }
  | { readonly label: string; readonly added: readonly string[]; readonly removed: readonly string[] };

/** What differs between two versions, in the order of the page. */
export function changesBetween<Value>(
  fields: readonly ReadField<Value>[],
  older: Value,
  newer: Value,
): readonly FieldChange[] {
  return fields.flatMap(({ label, read }): FieldChange[] => {
    const [old, now] = [read(older), read(newer)];
    if (typeof old === 'string' || typeof now === 'string')
      return old === now ? [] : [{ label, old: String(old), now: String(now) }];
    const added = now.filter(part => !old.includes(part));
    const removed = old.filter(part => !now.includes(part));
    return added.length + removed.length === 0 ? [] : [{ label, added, removed }];
  });
}
