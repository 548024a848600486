/** What changes nothing is in the trail, as every call is, and in no history that people read. */
export const unchangedAction = 'group.unchanged';

export const unchanged = (id: string) =>
  ({ action: unchangedAction, objectType: 'group', objectId: id }) as const;
