const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text may be the id of something: others are not asked the database for, which would refuse them loudly. */
export const isUuid = (text: string): boolean => uuidPattern.test(text);
