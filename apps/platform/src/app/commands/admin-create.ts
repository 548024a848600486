// `npm run admin:create -- --email someone@dossier.example --name "Sam Systeem"`
import { email } from '@dossier/validators';
import { createSystemAdmin, platformTenant } from '../../areas/access/service.ts';
import { inTenant } from '../../shared/work/in-tenant.ts';
import { systemActor } from '../../shared/work/work.ts';
import { command, readOptions, UsageError, withServices } from './command.ts';

const usage = 'Usage: npm run admin:create -- --email <email> --name "<first name> <last name>"';

function readArguments(): { address: string; firstName: string; lastName: string } {
  const text = { type: 'string' } as const;
  const { email: address, name } = readOptions({ email: text, name: text }, usage);
  const [firstName, ...rest] = (name ?? '').trim().split(/\s+/);
  if (!address || !firstName || rest.length === 0) throw new UsageError(usage);
  if (email(address)) throw new UsageError(`--email: not an email address. ${usage}`);
  return { address, firstName, lastName: rest.join(' ') };
}

await command(async config => {
  const admin = readArguments();
  await withServices(config, services =>
    inTenant(services, platformTenant, systemActor('command'), work => createSystemAdmin(work, admin)),
  );
  console.log(
    `${admin.address} is a System Admin. An email with a temporary password, good for 7 days, leaves as soon as the platform runs. Whoever signs in with it sets up an authenticator app before anything else.`,
  );
});
