/** S1 §1, in the order in which menus list them. A file of its own: every page carries it. */
export const languages = ['en-US', 'nl-NL', 'fr-FR', 'de-DE'] as const;
export type Language = (typeof languages)[number];
