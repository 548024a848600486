/** Where two clients stand side by side to be merged: the first one stays (S2 §7). */
export const mergeAddress = (a: string, b: string): string => `/administration/merge/bkyc/${a}/${b}`;
