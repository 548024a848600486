import { usePermissions } from '@dossier/api/access';
import { AnswerCache, ClientProvider, createClient } from '@dossier/api/client';
import { access, services } from '@dossier/api/contract';
import { memoryDraftStore } from '@dossier/api/drafts';
import { memoryMark, memoryStorages, singleTab } from '@dossier/api/session';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';

const encode = (value: unknown) => btoa(JSON.stringify(value));
const token = `a.${encode({ exp: 4600, iat: 1000, sub: 'u1', tenantId: 'meridian' })}.c`;

it('what one may do is asked once, and again after a refusal (S2 §6)', async () => {
  let requests = 0;
  const client = createClient({
    services,
    leaving: memoryMark(),
    storages: memoryStorages(),
    tabs: singleTab,
    draftStore: memoryDraftStore(),
    fetch: address => {
      const url = address as string;
      if (url.endsWith('?refresh')) return Promise.resolve(Response.json({ accessToken: token }));
      if (!url.includes('permissionsCheck'))
        return Promise.resolve(Response.json({ type: 'Forbidden', message: 'No' }, { status: 403 }));
      requests++;
      return Promise.resolve(Response.json(requests === 1 ? [] : ['registrationRead']));
    },
  });
  await client.restore();
  function Answer() {
    return usePermissions(['registrationRead']).may('registrationRead') ? 'yes' : 'no';
  }
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  root.render(
    <ClientProvider client={client}>
      <AnswerCache>
        <Answer />
      </AnswerCache>
    </ClientProvider>,
  );
  await vi.waitFor(() => expect(page.textContent).toBe('yes'));
  dispatchEvent(new Event('focus'));
  dispatchEvent(new Event('online'));
  expect(requests).toBe(1);
  await expect(client.gateway.send(access.me, {})).rejects.toThrow('No');
  await vi.waitFor(() => expect(page.textContent).toBe('no'));
  expect(requests).toBe(2);
  root.unmount();
});
