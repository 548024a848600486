export const recordAddress = (id: string): string =>
  `/administration/registrations/${encodeURIComponent(id)}`;

/** Where it is decided on: a page of its own, which the inbox and emails lead to. */
export const decisionAddress = (address: string): string => `${address}/decision`;
