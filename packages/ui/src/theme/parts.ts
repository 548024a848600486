// The lists that the generator walks; `tokens.ts` has every name.

/** What a colour means. Statuses keep their hue in every tenant; `primary` and `accent` are the tenant's own. */
export const intents = ['primary', 'accent', 'neutral', 'info', 'success', 'warning', 'danger'] as const;
export type Intent = (typeof intents)[number];

/** Grounds: the opaque layers a page is built of, from the canvas below to the selected row under the pointer. */
export const surfaces = [
  'canvas',
  'surface',
  'surface-raised',
  'surface-sunken',
  'surface-hover',
  'surface-active',
  'surface-selected',
  'surface-selected-hover',
] as const;
export type Surface = (typeof surfaces)[number];

/** Light and dark, each also with more contrast. */
export const modes = ['light', 'dark', 'lightMore', 'darkMore'] as const;
export type Mode = (typeof modes)[number];
