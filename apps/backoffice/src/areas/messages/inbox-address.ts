import type { InboxQuery, TenantMessage } from '@dossier/api/messages';
import {
  messageStatus,
  messageType,
  type MessageStatus,
  type MessageType,
} from '@dossier/validators/vocabularies';

export const inboxViews = ['unread', 'all', 'archived', 'deleted'] as const;
export type InboxView = (typeof inboxViews)[number];

/** Everything about the inbox that a person would share with themselves. It lives in the address. */
export interface InboxState {
  readonly view: InboxView;
  readonly types: readonly MessageType[];
  /** The registration that all of it is about, or empty. */
  readonly registrationId: string;
  readonly page: number;
  readonly message: string;
}

export const emptyInbox: InboxState = { view: 'all', types: [], registrationId: '', page: 1, message: '' };
export const messagesOnPage = 50;

const statusesOf: Readonly<Record<InboxView, readonly MessageStatus[]>> = {
  unread: [messageStatus.code('Unread')],
  all: [messageStatus.code('Unread'), messageStatus.code('Read')],
  archived: [messageStatus.code('Archived')],
  deleted: [messageStatus.code('Deleted')],
};

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads the address; what it does not know is ignored, so that an old link still opens something. */
export function readInbox(query: URLSearchParams): InboxState {
  const page = Number(query.get('page') ?? 1);
  const idOf = (name: string) => {
    const id = query.get(name) ?? '';
    return uuid.test(id) ? id : '';
  };
  return {
    view: inboxViews.find(view => view === query.get('view')) ?? emptyInbox.view,
    types: (query.get('type') ?? '').split(',').filter((code): code is MessageType => messageType.is(code)),
    registrationId: idOf('registration'),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    message: idOf('message'),
  };
}

/** Address of the inbox in this state; what is as usual is left out. */
export function inboxAddress(state: InboxState): string {
  const query = new URLSearchParams();
  const set = (name: string, value: string, usual: string) => {
    if (value !== usual) query.set(name, value);
  };
  set('view', state.view, emptyInbox.view);
  set('type', state.types.join(','), '');
  set('registration', state.registrationId, '');
  set('page', String(state.page), '1');
  set('message', state.message, '');
  const text = query.toString();
  return `/administration/inbox${text === '' ? '' : `?${text}`}`;
}

/** The state after a change. Whatever changes but the open message leads back to the first page, with none open. */
export function changeInbox(state: InboxState, change: Partial<InboxState>): InboxState {
  const isSameList = Object.keys(change).every(name => name === 'message');
  return isSameList ? { ...state, ...change } : { ...state, page: 1, message: '', ...change };
}

export function queryOf({ view, types, registrationId, page }: InboxState): InboxQuery {
  return {
    messageStatus: [...statusesOf[view]],
    messageType: [...types],
    ...(registrationId !== '' && { registrationId }),
    // Dozens of one kind are one row, until one asks for that kind.
    isStacked: types.length === 0 && registrationId === '',
    offset: (page - 1) * messagesOnPage,
    max: messagesOnPage,
  };
}

/** Where a row of the list leads: to its message, or to all of its kind where it stands for several. */
export const messageAddress = (
  state: InboxState,
  { id, messageType: type, sameKind }: Pick<TenantMessage, 'id' | 'messageType' | 'sameKind'>,
): string => inboxAddress(changeInbox(state, sameKind > 1 ? { types: [type] } : { message: id }));
