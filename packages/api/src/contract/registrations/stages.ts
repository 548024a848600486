/** The way of a registration on which everything goes well (`3-decisions.md` 4.1). */
export const registrationStages = ['INCOMPLETE', 'COMPLETE', 'ACCEPTED', 'DONE', 'MIGRATED'] as const;
export type RegistrationStage = (typeof registrationStages)[number];
