/** Where a client's file stands, and in it one of its tabs. */
export const clientAddress = (id: string, section?: string): string =>
  `/administration/clients/${id}${section === undefined ? '' : `?section=${section}`}`;
