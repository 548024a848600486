/** How many codes on paper someone has at first (`4-expectations.md` row 18). */
export const backupCodeCount = 10;

/** Days for which a no to an authenticator app counts (row 15). */
export const authenticatorDeclinedDays = 30;
