/** A permission of the catalogue (S2 §6, `3-decisions.md` 4.2). */
export type Permission = string;
