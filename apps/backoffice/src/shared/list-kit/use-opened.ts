import { useLocation, useSearch } from 'wouter';

export const allExports = 'all';
/** One of what is chosen in the list. */
export const newExport = 'new';

/** Which export, or which bulk work, is looked at stands in the address: a message leads there, and a reload comes back to it. */
export function useOpened(parameter: 'export' | 'batch') {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const open = new URLSearchParams(search).get(parameter);
  const show = (next: string | null) => {
    if (next === open) return;
    const params = new URLSearchParams(search);
    if (next === null) params.delete(parameter);
    else params.set(parameter, next);
    const query = params.toString();
    navigate(query === '' ? path : `${path}?${query}`, { replace: true });
  };
  return { open, show };
}
