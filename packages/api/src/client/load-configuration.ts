import {
  configurationAddress,
  configurationId,
  tenants,
  type OutputOf,
  type ServiceName,
} from '../contract/index.ts';
import { createGateway } from '../gateway/index.ts';

type Configuration = OutputOf<typeof tenants.configuration>;

/** The configuration: from the page where the platform wrote it, else asked for at its own address. */
export async function loadConfiguration(page: Document = document): Promise<Configuration> {
  const written = page.getElementById(configurationId)?.textContent;
  if (written) return tenants.configuration.response.validateSync(JSON.parse(written));
  const nobody = { accessToken: null, tenantId: null, userName: null };
  // It names the addresses of all others.
  const services = { [tenants.configuration.service]: configurationAddress } as Record<ServiceName, string>;
  const gateway = createGateway({ services, caller: () => nobody, onSessionExpired: () => {} });
  return gateway.send(tenants.configuration, {}, { background: true });
}
