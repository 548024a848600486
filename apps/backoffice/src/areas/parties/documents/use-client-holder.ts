import { useRevalidate } from '@dossier/api/client';
import type { PartyFile } from '@dossier/api/parties';
import type { DocumentHolder } from '../../../shared/documents/holder.ts';
import { useTexts } from '../../../shared/translations.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { nodeOf } from './needed-of.ts';

export function useClientHolder(party: PartyFile): DocumentHolder {
  const { stale } = useTexts('clientFile');
  const revalidate = useRevalidate();
  const notify = useNotify({ VersionStale: stale, NotFound: stale }, () => {
    void revalidate('parties.get', 'documents.clientList');
  });
  const { _id, tenant_id: tenantId, name } = party;
  return {
    of: 'client',
    _id,
    tenant_id: tenantId,
    number: name,
    parties: [nodeOf(party)],
    notify,
  };
}
