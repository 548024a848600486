import { readAhead, type Client } from '@dossier/api/client';
import { contract } from '@dossier/api/contract';

/** What a page of the administration area asks for one after the other, begun at once when it is opened directly. */
export function readAheadFor(client: Client, path: string): void {
  const state = client.session.state();
  if (state.status !== 'signedIn' || state.tenantId === null || !path.startsWith('/administration')) return;
  const firm = { params: { tenantId: state.tenantId } };
  readAhead(client, contract.access.me, {});
  readAhead(client, contract.tenants.settings, firm);
  readAhead(client, contract.tenants.regions, firm);
  if (path === '/administration/registrations') {
    readAhead(client, contract.kyc.riskQualificationSettingGet, {});
    readAhead(client, contract.access.activeUsers, {});
  }
}
