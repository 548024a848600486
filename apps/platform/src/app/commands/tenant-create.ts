// `npm run tenant:create -- --id acme --name "Acme Wealth" --admin someone@acme.example`
import { email } from '@dossier/validators';
import { invitePerson } from '../../areas/access/service.ts';
import { createTenant } from '../../areas/tenants/service.ts';
import { tenantIdPattern } from '../../database/index.ts';
import { inTenant } from '../../shared/work/in-tenant.ts';
import { systemActor } from '../../shared/work/work.ts';
import { command, readOptions, UsageError, withServices } from './command.ts';

const usage = 'Usage: npm run tenant:create -- --id <short-name> --name "<name>" --admin <email>';

function readArguments(): { id: string; name: string; admin: string } {
  const text = { type: 'string' } as const;
  const { id, name, admin } = readOptions({ id: text, name: text, admin: text }, usage);
  if (!id || !name || !admin) throw new UsageError(usage);
  if (!tenantIdPattern.test(id))
    throw new UsageError(`--id: 1 to 40 of a-z, 0-9 and -, not at the ends. ${usage}`);
  if (email(admin)) throw new UsageError(`--admin: not an email address. ${usage}`);
  return { id, name, admin };
}

await command(async config => {
  const { id, name, admin } = readArguments();
  await withServices(config, async services => {
    const invite = await inTenant(services, id, systemActor('command'), async work => {
      await createTenant(work, { id, name });
      return invitePerson(work, { email: admin, role: 'ROLE_TENANT_ADMIN' });
    });
    const link = new URL('/signup', config.publicUrl);
    link.hostname = `${id}.${config.publicUrl.hostname}`;
    link.searchParams.set('token', invite.id);
    link.searchParams.set('k', invite.secret);
    console.log(
      `${name} is there. Its first administrator signs up here, within 7 days, once:\n${link.href}`,
    );
  });
});
