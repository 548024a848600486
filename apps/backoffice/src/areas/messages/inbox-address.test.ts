import { messageType } from '@dossier/validators/vocabularies';
import { describe, expect, it } from 'vitest';
import {
  changeInbox,
  emptyInbox,
  inboxAddress,
  queryOf,
  readInbox,
  type InboxState,
} from './inbox-address.ts';

const id = '0192f0b0-0000-7000-8000-000000000001';
const mention = messageType.codes.find(code => code === 'mention')!;
const full: InboxState = { view: 'archived', types: [mention], registrationId: id, page: 3, message: id };

describe('the address of the inbox', () => {
  it.each([emptyInbox, full])('comes back as it was written', state => {
    expect(readInbox(new URL(inboxAddress(state), 'http://x').searchParams)).toEqual(state);
  });

  it('is short while everything is as usual', () => {
    expect(inboxAddress(emptyInbox)).toBe('/administration/inbox');
  });

  it('ignores what it does not know', () => {
    expect(readInbox(new URLSearchParams('view=lost&type=none&page=-1&message=x&registration=y'))).toEqual(
      emptyInbox,
    );
  });

  it('stays on the page when a message opens, and begins anew with another view', () => {
    expect(changeInbox(full, { message: '' })).toEqual({ ...full, message: '' });
    expect(changeInbox(full, { view: 'all' })).toMatchObject({ view: 'all', page: 1, message: '' });
  });

  it('asks for the page that it says', () => {
    expect(queryOf(full)).toMatchObject({
      messageStatus: ['Archived'],
      registrationId: id,
      offset: 100,
      max: 50,
    });
  });
});
