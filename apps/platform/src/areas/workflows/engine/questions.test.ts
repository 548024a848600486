import { contract, type OutputOf, type Process, type ProcessEvent } from '@dossier/api/contract';
import { beforeEach, expect, it } from 'vitest';
import { onBothEngines } from '../../../testing/database.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { partyIdsOf, putRegistration } from '../../../testing/registrations.ts';

type Users = OutputOf<typeof contract.access.users>;
type Questions = OutputOf<typeof contract.workflows.questions>;
type Question = Questions['items'][number];
type Inbox = OutputOf<typeof contract.messages.tenantMessagesGet>;

const base = '/api/workflows';

onBothEngines('a process with colleagues', engine => {
  let platform: TestPlatform;
  let [admin, malik, louise] = ['', '', ''];
  let ids: Readonly<Record<string, string>> = {};
  let process: Process;

  beforeEach(async () => {
    platform = await startTestPlatform(engine);
    [admin = '', malik = '', louise = ''] = await Promise.all(
      ['admin', 'user', 'agent'].map(name => platform.signIn(`meridian.${name}`)),
    );
    const { items } = await platform.get<Users>('/api/access/users?max=100', { token: admin });
    ids = Object.fromEntries(items.map(({ username, _id }) => [username, _id]));
    const [entityId] = await partyIdsOf(platform, await putRegistration(platform));
    const body = { workflowId: 'reviewInitial', entityType: 'party', entityId, target: null, note: null };
    process = await platform.get<Process>(`${base}/processes`, { method: 'POST', token: malik, body });
  });

  const idOf = (name: string) => ids[`meridian.${name}`] ?? '';
  const address = () => `${base}/process/${process.processId}`;
  const tryAsk = (name: string, token = malik, question = 'Is this extract enough?') =>
    platform.ask(`${address()}/questions`, {
      method: 'POST',
      token,
      body: { colleagueId: idOf(name), question },
    });
  const tryAnswer = (token: string, answer = 'Yes, it is.') =>
    platform.ask(`${address()}/answer`, { method: 'POST', token, body: { answer } });
  const questions = (token = malik) => platform.get<Questions>(`${address()}/questions`, { token });
  const read = (token = malik) => platform.get<Process>(`${base}/processes/${process.processId}`, { token });
  const actions = async () =>
    (await platform.get<{ items: ProcessEvent[] }>(`${address()}/states`, { token: admin })).items.map(
      ({ action }) => action,
    );
  const messages = async (token: string, type: string) => {
    const { document, operation } = contract.messages.tenantMessagesGet;
    const variables = { messageStatus: ['Unread', 'Read'], messageType: [type], max: 50 };
    const { data } = await platform.get<{ data: { tenantMessagesGet: Inbox } }>(
      '/api/notifications/graphql',
      {
        method: 'POST',
        token,
        body: { query: document, operationName: operation, variables },
      },
    );
    return data.tenantMessagesGet.items.filter(({ processId }) => processId === process.processId);
  };
  const escalate = async (assigneeId: string | null, note: string | null, token = malik) => {
    const { version } = await read(token);
    return platform.ask(`${base}/processes/${process.processId}/states`, {
      method: 'POST',
      token,
      headers: { 'if-match': `"v${version}"` },
      body: { move: 'escalate', assigneeId, note },
    });
  };

  it('is asked about and answered, and stays where it is', async () => {
    const question = (await (await tryAsk('admin')).json()) as Question;
    expect(question).toMatchObject({
      step: 'checkIdentity',
      by: { name: 'Malik Bakker' },
      of: { name: 'Sanne de Wit' },
      question: 'Is this extract enough?',
      answer: null,
      mayAnswer: false,
    });
    expect((await questions(admin)).items).toMatchObject([{ mayAnswer: true }]);
    expect(await messages(admin, 'mention')).toMatchObject([
      {
        actor: 'Malik Bakker',
        excerpt: 'Is this extract enough?',
        party_id: process.entityId,
        isClosed: false,
      },
    ]);

    expect((await tryAnswer(malik)).status).toBe(404);
    expect(await (await tryAnswer(admin)).json()).toMatchObject({ answer: 'Yes, it is.', mayAnswer: false });
    expect((await tryAnswer(admin)).status).toBe(404);
    expect(await messages(malik, 'mention')).toMatchObject([
      { actor: 'Sanne de Wit', excerpt: 'Yes, it is.' },
    ]);
    expect(await messages(admin, 'mention')).toMatchObject([{ isClosed: true }]);
    expect(await read()).toMatchObject({ version: process.version, assignee_id: idOf('user') });
    expect(await actions()).toEqual(['answered', 'asked', 'started']);
  });

  it('is asked about a colleague once until they answer, whoever asks at the same moment', async () => {
    const both = await Promise.all([tryAsk('admin'), tryAsk('admin')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect((await tryAnswer(admin)).status).toBe(200);
    expect((await tryAsk('admin')).status).toBe(200);
    expect((await questions()).total).toBe(2);
  });

  it('is asked about no one who may not see it, not oneself, and not without a question', async () => {
    for (const name of ['user', 'agent', 'disabled', 'stranger'])
      expect(await errorOf(await tryAsk(name))).toMatchObject({ type: 'ValidationFailed' });
    expect((await tryAsk('admin', malik, '  ')).status).toBe(400);
    expect((await tryAsk('admin', louise)).status).toBe(404);
    expect((await platform.ask(`${address()}/questions`, { token: louise })).status).toBe(404);
    const other = await platform.signIn('noordhaven.admin');
    expect((await platform.ask(`${address()}/questions`, { token: other })).status).toBe(404);
  });

  it('is escalated to an Admin with the reason, which shows until someone is assigned again', async () => {
    expect(await errorOf(await escalate(idOf('admin'), null))).toMatchObject({ fields: [{ path: 'note' }] });
    for (const name of ['user', 'agent'])
      expect(await errorOf(await escalate(idOf(name), 'Too hard'))).toMatchObject({
        fields: [{ path: 'assigneeId', code: 'oneOf' }],
      });
    const answer = (await (await escalate(idOf('admin'), 'The extract is forged.')).json()) as Process;
    expect(answer).toMatchObject({ assignee_id: idOf('admin'), isEscalated: true });
    const { items } = await platform.get<{ items: ProcessEvent[] }>(`${address()}/states`, { token: admin });
    expect(items[0]).toMatchObject({
      action: 'escalated',
      by: { name: 'Malik Bakker' },
      note: 'The extract is forged.',
    });
    expect(await messages(admin, 'taskAssigned')).toMatchObject([{ actor: 'Malik Bakker', isClosed: false }]);

    const back = await platform.get<Process>(`${base}/processes/${process.processId}/states`, {
      method: 'POST',
      token: admin,
      headers: { 'if-match': `"v${answer.version}"` },
      body: { move: 'assign', assigneeId: idOf('user'), note: null },
    });
    expect(back).toMatchObject({ isEscalated: false, assignee_id: idOf('user') });
    expect(await messages(admin, 'taskAssigned')).toMatchObject([{ isClosed: true }]);
    expect(await messages(malik, 'taskAssigned')).toMatchObject([{ actor: 'Sanne de Wit', isClosed: false }]);
  });
});
