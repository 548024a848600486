import { services, sockets, type ServiceAddresses, type ServiceName } from '@dossier/api/contract';
import { isLocal } from './config-local.ts';
import { ConfigError, text, type Environment } from './config-values.ts';

/** `kyc` is read from `SERVICE_KYC_URL`, the assets host from `ASSETS_URL`, a socket from `IMPORT_SOCKET_URL`. */
export const addressVariables: Readonly<Record<ServiceName | (typeof sockets)[number], string>> = {
  ...(Object.fromEntries(
    Object.keys(services).map(name => [name, `SERVICE_${name.toUpperCase()}_URL`]),
  ) as Record<ServiceName, string>),
  assets: 'ASSETS_URL',
  importSocket: 'IMPORT_SOCKET_URL',
  identitySocket: 'IDENTITY_SOCKET_URL',
};

/** The cookie that continues a session is for the platform's own address alone (SameSite=Strict). */
const atHome: ReadonlySet<string> = new Set(['access', 'general']);

/** Where callers find each backend service (S1 §7, S2 §7); a socket is listed only where it has an address. */
export function addressesOf(env: Environment): ServiceAddresses {
  const named = (name: ServiceName) => addressIn(env, addressVariables[name], 'https:', atHome.has(name));
  const socketNames = sockets.flatMap(name => {
    const address = addressIn(env, addressVariables[name], 'wss:', false);
    return address === null ? [] : [[name, address] as const];
  });
  return {
    ...(Object.fromEntries(
      Object.entries(services).map(([name, address]) => [name, named(name as ServiceName) ?? address]),
    ) as Record<ServiceName, string>),
    ...Object.fromEntries(socketNames),
  };
}

const plain = { 'https:': 'http:', 'wss:': 'ws:' } as const;

/** A path of this address, or a whole address; null when the variable is not set. */
function addressIn(
  env: Environment,
  variable: string,
  protocol: 'https:' | 'wss:',
  isAtHome: boolean,
): string | null {
  const address = text(env, variable, '').replace(/\/+$/, '');
  if (address === '') return null;
  if (/^(\/[\w.~-]+)+$/.test(address)) return address;
  if (isAtHome)
    throw new ConfigError(variable, 'must be a path such as /api/access: its cookie goes nowhere else');
  const url = URL.parse(address);
  const isSafe = url?.protocol === protocol || (url?.protocol === plain[protocol] && isLocal(url.hostname));
  if (!url || !isSafe)
    throw new ConfigError(
      variable,
      `must be a path, or begin with ${protocol}// (plain only works for localhost)`,
    );
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    throw new ConfigError(variable, 'must hold nothing but a host and a path: every page is told it');
  return address;
}
