import { useLocation, useSearch } from 'wouter';

/** Which party is being edited stands in the address: it can be shared, come back to, and left by the back button. */
export function usePartyAddress() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const address = (edit: string | null) => {
    const params = new URLSearchParams(search);
    if (edit === null) params.delete('edit');
    else params.set('edit', edit);
    return `${path}?${params.toString()}`;
  };
  return {
    edited: new URLSearchParams(search).get('edit'),
    editHref: (id: string) => address(id),
    readHref: address(null),
    close: () => navigate(address(null)),
  };
}
