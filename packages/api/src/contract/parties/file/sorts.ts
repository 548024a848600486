/** What a list of parties may be sorted by; a minus before it turns the order round. */
export const partySortKeys = ['name', 'updatedAt'] as const;
export type PartySortKey = (typeof partySortKeys)[number];
export type PartySort = PartySortKey | `-${PartySortKey}`;
export const partySorts: readonly PartySort[] = partySortKeys.flatMap(key => [key, `-${key}`] as const);
