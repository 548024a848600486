import {
  partyStatus,
  permission,
  role,
  type PartyStatus,
  type Permission,
  type Role,
} from '@dossier/validators/vocabularies';

/** One edge between the statuses of a party (3-decisions 4.8). What is not in the table does not exist: 409. */
export interface PartyTransition {
  readonly from: PartyStatus;
  readonly next: PartyStatus;
  /** Null: only onboarding and migration do it. */
  readonly permission: Permission | null;
  /** One of them, where the table names roles. */
  readonly roles?: readonly Role[];
  readonly comment: 'optional' | 'required';
}

const status = (code: Parameters<typeof partyStatus.code>[0]) => partyStatus.code(code);
const change = permission.code('workflowChangePartyStatusWrite');
const end = permission.code('workflowEndPartyDoneWrite');

/** N new, A active, I inactive (blocks new products), R rejected, E ended (terminal: a new relation is a new party). */
export const partyTransitions: readonly PartyTransition[] = [
  { from: status('N'), next: status('A'), permission: null, comment: 'optional' },
  { from: status('N'), next: status('R'), permission: change, comment: 'required' },
  { from: status('A'), next: status('I'), permission: change, comment: 'required' },
  { from: status('I'), next: status('A'), permission: change, comment: 'required' },
  { from: status('A'), next: status('E'), permission: end, comment: 'required' },
  { from: status('I'), next: status('E'), permission: end, comment: 'required' },
  {
    from: status('R'),
    next: status('N'),
    permission: change,
    roles: [role.code('ROLE_TENANT_ADMIN')],
    comment: 'required',
  },
];
