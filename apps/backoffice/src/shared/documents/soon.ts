/** Days before its end from which a document is worth a look (4-expectations row 137). */
export const soonDays = 60;
