'use client';
import { loadPhoneMetadata, phoneLibrary } from '@dossier/validators';
import { useCallback, useEffect, useState } from 'react';

interface PhoneMetadata {
  /** Undefined until it is there. */
  library: ReturnType<typeof phoneLibrary>;
  /** Asks for it; asking twice fetches once. */
  load: () => void;
}

/**
 * The phone library once it is there. It is fetched when there is a number to show, or when someone is about to type
 * one (F3: no one else carries its 43 KB). Without it the field takes what is typed; the platform validates it again.
 */
export function usePhoneMetadata(isFilled: boolean): PhoneMetadata {
  const [, setLoaded] = useState(false);
  const load = useCallback(() => {
    if (phoneLibrary() === undefined)
      loadPhoneMetadata().then(
        () => setLoaded(true),
        () => undefined,
      );
  }, []);
  useEffect(() => {
    if (isFilled) load();
  }, [isFilled, load]);
  return { library: phoneLibrary(), load };
}
