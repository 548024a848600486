import { useEffect, useEffectEvent, useState } from 'react';

/**
 * What came of reading something, and what reads it again; empty until then.
 * @param read - is told whether anyone still waits for it: effects run twice in development, and one of the two counts.
 */
export function useOutcome<Outcome extends object>(
  read: (isCurrent: () => boolean) => Promise<Outcome>,
): Partial<Outcome> & { readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Partial<Outcome>>({});
  const begin = useEffectEvent(read);
  useEffect(() => {
    let isCurrent = true;
    void begin(() => isCurrent).then(result => {
      if (isCurrent) setOutcome(result);
    });
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  const retry = () => {
    setOutcome({});
    setAttempt(attempt + 1);
  };
  return { ...outcome, retry };
}
