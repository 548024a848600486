import { useLocation, useSearch } from 'wouter';

/** All exports of a person. */
export const allExports = 'all';
/** One of what is chosen in the list. */
export const newExport = 'new';

/** Which export is looked at stands in the address: a message leads there, and a reload comes back to it. */
export function useExportAddress() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const open = new URLSearchParams(search).get('export');
  const show = (next: string | null) => {
    const params = new URLSearchParams(search);
    if (next === null) params.delete('export');
    else params.set('export', next);
    const query = params.toString();
    navigate(query === '' ? path : `${path}?${query}`, { replace: true });
  };
  return { open, show };
}
