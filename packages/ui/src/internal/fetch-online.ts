/**
 * Fetches code, and fails at once without a connection: Chromium (153) never asks again for a module that it could not
 * fetch once.
 */
export async function fetchOnline<Code>(load: () => Promise<Code>): Promise<Code> {
  if (!navigator.onLine)
    throw new Error('Dossier UI: there is no connection. Code cannot be fetched now. Try again with one.');
  return load();
}
