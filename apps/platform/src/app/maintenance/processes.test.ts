import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertDocuments } from '../../areas/documents/service.ts';
import { insertRegistrations } from '../../areas/registrations/service.ts';
import { channel, registrationStatus, registrationType } from '@dossier/validators/vocabularies';
import { aPdf } from '../../seed/pdf.ts';
import { inTenant } from '../../shared/work/in-tenant.ts';
import { systemActor } from '../../shared/work/work.ts';
import { postgresMissing } from '../../testing/postgres.ts';
import { testProcesses, type TestProcesses } from '../../testing/processes.ts';
import { completePerson } from '../../testing/registrations.ts';

describe.skipIf(postgresMissing !== null)('two processes that look after one PostgreSQL', () => {
  let processes: TestProcesses;
  beforeAll(async () => {
    processes = await testProcesses();
  });
  afterAll(() => processes.end());

  /** Complete registrations whose passports were over long before any process ran. */
  const put = ({ services }: TestProcesses, count: number): Promise<readonly string[]> =>
    inTenant(services, 'meridian', systemActor('test'), async work => {
      const ids = Array.from({ length: count }, () => work.random.uuid());
      const partyIds = ids.map(() => work.random.uuid());
      const [createdAt, party] = [new Date('2024-01-08T09:00:00Z'), completePerson()];
      await insertRegistrations(
        work,
        ids.map((id, index) => ({
          id,
          number: `T-${index}`,
          type: registrationType.code('INDIVIDUAL'),
          status: registrationStatus.code('COMPLETE'),
          channel: channel.code('Professional'),
          parties: [{ ...party, _id: partyIds[index] }],
          assigneeId: null,
          userName: 'test',
          createdAt,
          updatedAt: createdAt,
        })),
        'test',
      );
      await insertDocuments(
        work,
        services.objects,
        ids.map((id, index) => ({
          id: work.random.uuid(),
          registrationId: id,
          partyId: partyIds[index] ?? null,
          kind: 'passport',
          documentNumber: null,
          issuedOn: '2014-02-01',
          validUntil: '2024-02-01',
          file: { name: 'passport.pdf', mediaType: 'application/pdf', bytes: aPdf([['Passport']]) },
          createdBy: work.actor.id,
          createdAt,
        })),
      );
      return ids;
    });

  it('sends back at the start what has a document that is over, each registration once', async () => {
    const ids = await put(processes, 12);
    const ports = [await processes.freePort(), await processes.freePort()];
    const both = await Promise.all(ports.map(port => processes.start(port)));
    for (const { process, ended } of both) {
      process.kill('SIGTERM');
      expect(await ended).toBe(0);
    }
    const { rows, links } = await processes.database.read('meridian', async tx => ({
      rows: await tx
        .selectFrom('registrations')
        .select(['status', 'version'])
        .where('id', 'in', ids)
        .execute(),
      links: await tx
        .selectFrom('audit')
        .select('object_id')
        .where('action', '=', 'registration.statusChanged')
        .where('object_id', 'in', ids)
        .execute(),
    }));
    expect(rows).toEqual(ids.map(() => ({ status: 'INCOMPLETE', version: 2 })));
    expect(links.map(link => link.object_id).toSorted()).toEqual(ids.toSorted());
  });
});
