import type { contract, OutputOf } from '@dossier/api/contract';
import { language } from '@dossier/validators/vocabularies';
import { beforeAll, describe, expect, it } from 'vitest';
import type { MailPort } from '../../../ports/mail/mail.ts';
import { folderOutbox } from '../../../ports/mail/outbox.ts';
import { runNextJob } from '../../../shared/jobs/jobs.ts';
import { onBothEngines } from '../../../testing/database.ts';
import { exhaustJobs, refusingMail } from '../../../testing/refusing-mail.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { invitationJob } from './invite.ts';
import { invitationEmail } from './email.ts';

type Registration = OutputOf<typeof contract.registrations.get>;
type Progress = OutputOf<typeof contract.registrations.progress>;
type History = OutputOf<typeof contract.registrations.history>;
const path = '/api/main/registrations';

onBothEngines('asking a client', engine => {
  let platform: TestPlatform;
  let token: string;

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    token = await platform.signIn('meridian.user');
  });

  const start = (body: object) => ({
    method: 'POST',
    token,
    body: { type: 'INDIVIDUAL', channel: 'Professional', invitation: { locale: 'nl-NL' }, ...body },
  });
  const person = (fields: object) => ({ naturalPerson: { lastName: 'de Wit', ...fields } });
  const emails = async () => {
    const handler = platform.jobs[invitationJob]!;
    while (await runNextJob(platform.database, { [invitationJob]: handler }, () => platform.clock.now()));
    return folderOutbox(platform.config.outboxFolder, platform.services).latest(10);
  };

  it('sends an email in the chosen language, whose answer the assignee reads', async () => {
    const parties = [person({ givenNames: 'Sanne', email: 'sanne@example.nl' })];
    const { _id, number } = await platform.get<Registration>(path, start({ parties }));
    const [email] = await emails();
    expect(email).toMatchObject({ to: 'sanne@example.nl', locale: 'nl-NL', tenantId: 'meridian' });
    expect(email?.replyTo).toMatch(/@/);
    expect(email?.subject).toContain(number);
    expect(email?.text).toContain('Beste Sanne de Wit,');
    expect(email?.text).toContain('- een geldig paspoort');
    const { deadline } = await platform.get<Progress>(`${path}/${_id}/progress`, { token });
    expect(deadline?.isWaiting).toBe(true);
    const { items } = await platform.get<History>(`${path}/${_id}/history`, { token });
    expect(items.find(({ action }) => action === 'registration.invited')?.detail).toMatchObject({
      locale: 'nl-NL',
      partyName: 'Sanne de Wit',
    });
  });

  it('writes to both of a couple, and to who represents a child', async () => {
    const couple = [person({ email: 'een@example.nl' }), person({ email: 'twee@example.nl' })];
    await platform.get(path, start({ type: 'JOINT', parties: couple }));
    const child = [
      person({ relation: 'RPD', dateOfBirth: '2014-05-01', email: 'kind@example.nl' }),
      person({ relation: 'RPV', email: 'ouder@example.nl' }),
    ];
    await platform.get(path, start({ subType: 'CHILD', parties: child }));
    const sent = (await emails()).map(({ to }) => to).filter(to => !to.startsWith('sanne'));
    expect(sent.toSorted()).toEqual(['een@example.nl', 'ouder@example.nl', 'twee@example.nl']);
  });

  it('is refused where there is no address, by the field that lacks it', async () => {
    const refused = await platform.ask(path, start({ parties: [person({})] }));
    expect(refused.status).toBe(400);
    expect((await errorOf(refused)).fields).toEqual([
      { path: 'parties[0].naturalPerson.email', code: 'required' },
    ]);
  });

  it('is not done unless someone asked for it', async () => {
    const before = (await emails()).length;
    const parties = [person({ email: 'stil@example.nl' })];
    await platform.get(path, start({ parties, invitation: undefined }));
    expect(await emails()).toHaveLength(before);
  });
});

onBothEngines('an email to a couple of which one cannot be handed over', engine => {
  it('is tried again for that one alone', async () => {
    const handedOver: string[] = [];
    const refusing = new Set(['twee@example.nl']);
    const mail: MailPort = {
      send({ to }) {
        if (refusing.delete(to)) return Promise.reject(new Error('The server is away.'));
        handedOver.push(to);
        return Promise.resolve();
      },
    };
    const platform = await startTestPlatform(engine, {}, { mail });
    const token = await platform.signIn('meridian.user');
    const parties = ['een', 'twee'].map(name => ({
      naturalPerson: { givenNames: name, lastName: 'de Wit', email: `${name}@example.nl` },
    }));
    const body = { type: 'JOINT', channel: 'Professional', invitation: { locale: 'nl-NL' }, parties };
    const { _id } = await platform.get<Registration>(path, { method: 'POST', token, body });
    const handlers = { [invitationJob]: platform.jobs[invitationJob]! };
    const work = async () => {
      while (await runNextJob(platform.database, handlers, () => platform.clock.now()));
    };
    await work();
    expect(handedOver).toEqual(['een@example.nl']);
    platform.clock.turn(60);
    await work();
    expect(handedOver).toEqual(['een@example.nl', 'twee@example.nl']);
    const { items } = await platform.get<History>(`${path}/${_id}/history`, { token });
    const invited = items.filter(({ action }) => action === 'registration.invited');
    expect(invited.map(({ detail }) => detail['partyName'])).toEqual(['twee de Wit', 'een de Wit']);
  });
});

onBothEngines('an email to a client that could not be sent five times', engine => {
  it('is told to the user who works on the registration, and stands in its activity', async () => {
    const mail = refusingMail();
    mail.isAway = true;
    const platform = await startTestPlatform(engine, {}, { mail });
    const parties = [
      { naturalPerson: { givenNames: 'Sanne', lastName: 'de Wit', email: 'sanne@example.nl' } },
    ];
    const body = { type: 'INDIVIDUAL', channel: 'Professional', invitation: { locale: 'nl-NL' }, parties };
    const token = await platform.signIn('meridian.user');
    const { _id } = await platform.get<Registration>(path, { method: 'POST', token, body });
    expect(await exhaustJobs(platform)).toMatchObject([{ job: { kind: invitationJob }, untold: null }]);

    const later = await platform.signIn('meridian.user');
    const { items } = await platform.get<History>(`${path}/${_id}/history`, { token: later });
    expect(items[0]).toMatchObject({
      action: 'registration.invitationFailed',
      actor: null,
      detail: { locale: 'nl-NL', partyName: 'Sanne de Wit' },
    });
    const messages = await platform.database.read('meridian', tx =>
      tx
        .selectFrom('tenant_messages as m')
        .innerJoin('users as u', 'u.id', 'm.user_id')
        .select(['u.username', 'm.record_id'])
        .where('m.message_type', '=', 'systemNotice')
        .execute(),
    );
    expect(messages).toEqual([{ username: 'meridian.user', record_id: _id }]);
  });
});

describe('the email to a client', () => {
  const about = {
    tenant: 'Meridian',
    name: 'Sanne',
    number: 'T-2026-7',
    adviser: 'Malik',
    type: 'BUSINESS',
  } as const;

  it.each(language.codes)('in %s says what, to whom, and where to be careful', async locale => {
    const company = await invitationEmail(locale, about);
    const person = await invitationEmail(locale, { ...about, type: 'INDIVIDUAL', adviser: null });
    expect(company.subject).toContain('T-2026-7');
    expect(company.paragraphs.join(' ')).toContain('Malik');
    expect(person.paragraphs.join(' ')).toContain('T-2026-7');
    expect(company.items).toHaveLength(5);
    expect(person.items).toHaveLength(4);
  });
});
