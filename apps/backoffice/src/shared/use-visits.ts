import { useEffect, useState } from 'react';

/** How often a link was followed while something is open: wouter says so also of one to where the page is. */
export function useVisits(): number {
  const [visits, setVisits] = useState(0);
  useEffect(() => {
    const count = () => setVisits(last => last + 1);
    addEventListener('pushState', count);
    return () => removeEventListener('pushState', count);
  }, []);
  return visits;
}
