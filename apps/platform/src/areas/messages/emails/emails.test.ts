import { choosableMessages } from '@dossier/api/contract';
import { language } from '@dossier/validators/vocabularies';
import { describe, expect, it } from 'vitest';
import { digestEmail, messagesEmail } from './emails.ts';

const about = {
  tenant: 'Meridian',
  name: 'Sanne de Wit',
  link: 'https://meridian.example/administration/inbox',
};
const events = choosableMessages.flatMap(type => [
  { type, actor: 'Malik Bakker' },
  { type, actor: null },
]);

describe.each(language.codes)('an email to staff in %s', locale => {
  it.each(events)('tells of $type by $actor in its subject and in a line', async event => {
    const { subject, items } = await messagesEmail(locale, [event], about);
    expect(items).toHaveLength(1);
    expect(subject).toContain(items?.[0]);
    expect(`${subject} ${items?.join()}`).not.toMatch(/[{}]|undefined/);
  });

  it('gathers many messages, and says how many more there are', async () => {
    const { subject, paragraphs, items } = await messagesEmail(locale, events, about);
    expect(subject).toContain(String(events.length));
    expect(paragraphs.join()).toContain(String(events.length));
    expect(items).toHaveLength(11);
    expect(items?.at(-1)).toContain(String(events.length - 10));
  });

  it('says of a day what waits, and nothing of what does not', async () => {
    const { items, greeting } = await digestEmail(locale, { approvals: 1, tasks: 1_204, unread: 0 }, about);
    expect(greeting).toContain('Sanne de Wit');
    expect(items).toHaveLength(2);
    expect(items?.join()).toMatch(/1[.,\u202f\u00a0]204/);
  });
});
