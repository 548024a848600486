/** The zone that every tenant works in (4-expectations row 240). */
export const tenantZone = 'Europe/Amsterdam';

// The days of Sweden are written as ISO 8601 has them.
const days = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: tenantZone });
const hours = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: tenantZone });

/** The day (yyyy-mm-dd) that it is for a tenant. */
export const tenantDay = (instant: Date): string => days.format(instant);

/** The hour (0 to 23) that it is for a tenant. */
export const tenantHour = (instant: Date): number => Number(hours.format(instant));
