import type * as PhoneLibrary from './library.ts';

let loaded: typeof PhoneLibrary | undefined;
let loading: Promise<void> | undefined;

/** The library when it is there, without waiting: what a phone field formats with, and the calling codes. */
export function phoneLibrary(): typeof PhoneLibrary | undefined {
  return loaded;
}

/**
 * Fetches the phone metadata (about 40 KB) once; a phone field asks for it when it is focused or already filled, and
 * from then on the phone rules answer at once. A failed fetch is tried again by the next who asks.
 */
export function loadPhoneMetadata(): Promise<void> {
  loading ??= import('./library.ts').then(
    library => {
      loaded = library;
    },
    (reason: unknown) => {
      loading = undefined;
      throw reason;
    },
  );
  return loading;
}
