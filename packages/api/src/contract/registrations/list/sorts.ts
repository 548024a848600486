/** What a list may be sorted by; a minus before it turns the order round. */
export const registrationSortKeys = [
  'name',
  'city',
  'type',
  'channel',
  'status',
  'assignee',
  'createdAt',
  'updatedAt',
] as const;
export type RegistrationSortKey = (typeof registrationSortKeys)[number];
export type RegistrationSort = RegistrationSortKey | `-${RegistrationSortKey}`;
export const registrationSorts: readonly RegistrationSort[] = registrationSortKeys.flatMap(
  key => [key, `-${key}`] as const,
);
