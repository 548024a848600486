/** The zone that every firm works in (4-expectations row 240). */
export const firmZone = 'Europe/Amsterdam';

// The days of Sweden are written as ISO 8601 has them.
const days = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: firmZone });

/** The day (yyyy-mm-dd) that it is for a firm. */
export const firmDay = (instant: Date): string => days.format(instant);
