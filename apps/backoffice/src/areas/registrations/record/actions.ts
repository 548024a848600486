import type { RegistrationStatus } from '@dossier/api/contract';
import type { NextStatus } from '@dossier/api/registrations';

/** What staff call a change of status: the same next status has other names, depending on where one comes from. */
export type ActionName =
  | 'complete'
  | 'sendBack'
  | 'accept'
  | 'ask'
  | 'askSenior'
  | 'reject'
  | 'withdraw'
  | 'finish'
  | 'convert'
  | 'remove'
  | 'reopen'
  | 'restore';

export interface StatusAction {
  readonly name: ActionName;
  readonly option: NextStatus;
}

const toIncomplete: Readonly<Record<string, ActionName>> = {
  COMPLETE: 'sendBack',
  REJECTED: 'reopen',
  DELETED: 'restore',
};

const asks = { none: 'accept', twoPersons: 'ask', twoPersonsSenior: 'askSenior' } as const;

function actionOf(from: RegistrationStatus, option: NextStatus): StatusAction {
  const names: Readonly<Record<string, ActionName>> = {
    INCOMPLETE: toIncomplete[from] ?? 'reopen',
    COMPLETE: from === 'ACCEPTED' ? 'withdraw' : 'complete',
    ACCEPTED: asks[option.signOff],
    REJECTED: 'reject',
    DONE: 'finish',
    MIGRATED: 'convert',
    DELETED: 'remove',
  };
  return { name: names[option.next] ?? 'complete', option };
}

/** What a page offers: the next step as a button, rejecting next to it, everything else in a menu. */
const first: ReadonlySet<ActionName> = new Set([
  'complete',
  'accept',
  'ask',
  'askSenior',
  'finish',
  'convert',
  'reopen',
  'restore',
]);

export interface ArrangedActions {
  readonly main: StatusAction | null;
  readonly reject: StatusAction | null;
  readonly others: readonly StatusAction[];
}

/** The actions of a status as the head of the page shows them; what one may never do is not among them. */
export function arrange(from: RegistrationStatus, options: readonly NextStatus[]): ArrangedActions {
  const actions = options
    .filter(({ blockers }) => blockers.every(({ code }) => code !== 'notPermitted'))
    .map(option => actionOf(from, option));
  const main = actions.find(({ name }) => first.has(name)) ?? null;
  const reject = from === 'ACCEPTED' ? null : (actions.find(({ name }) => name === 'reject') ?? null);
  return { main, reject, others: actions.filter(action => action !== main && action !== reject) };
}
