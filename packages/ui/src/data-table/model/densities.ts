/** How high a row is: those of the themes. */
export const tableDensities = ['compact', 'regular', 'comfortable'] as const;
export type TableDensity = (typeof tableDensities)[number];
