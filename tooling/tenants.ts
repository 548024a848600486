/** The looks that stories are shown and compared in: Dossier's own and the four demo tenants. */
export const tenants = ['dossier', 'meridian', 'noordhaven', 'lumen', 'rheinwerk'] as const;
