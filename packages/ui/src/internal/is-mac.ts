/** Whether the keyboard is one of a Mac. */
export const isMac = () => /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '');
