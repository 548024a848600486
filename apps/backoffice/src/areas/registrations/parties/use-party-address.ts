import { useLocation, useSearch } from 'wouter';

/** Which party is being edited stands in the address: it can be shared, come back to, and left by the back button. */
export function usePartyAddress() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const current = new URLSearchParams(search);
  const address = (edit: string | null) => {
    const params = new URLSearchParams(search);
    for (const name of ['add', 'role', 'field']) params.delete(name);
    if (edit === null) params.delete('edit');
    else params.set('edit', edit);
    return `${path}?${params.toString()}`;
  };
  return {
    /** Under whom someone is added, and as what, where a link says so. */
    added: { under: current.get('add'), role: current.get('role') },
    edited: current.get('edit'),
    editHref: (id: string) => address(id),
    readHref: address(null),
    close: () => navigate(address(null)),
  };
}
