import {
  permission,
  registrationStatus,
  rejectionReason,
  role,
  type Permission,
  type RegistrationStatus,
  type Role,
} from '@dossier/validators/vocabularies';

/** What must hold before a transition, besides who may make it. */
const transitionGates = [
  /** Gate C of 4.1: nothing that is asked for is missing. */
  'complete',
  /** A level of risk that the firm accepts. */
  'acceptableRisk',
  /** The sign-off that the policy of 4.18 demands. */
  'signOff',
  /** Client files, which a converted registration becomes. */
  'clientFile',
  /** At most 12 months in the present status. */
  'withinYear',
  /** At most 30 days in the present status. */
  'withinMonth',
] as const;
export type TransitionGate = (typeof transitionGates)[number];

/** One edge of 4.1. What is not in the table does not exist: 409. */
export interface Transition {
  /** The row of the table. */
  readonly rule: `R${number}`;
  readonly from: RegistrationStatus;
  readonly next: RegistrationStatus;
  readonly permission: Permission;
  /** Where the row names roles: one of them, or System Admin (S1 §5). */
  readonly roles?: readonly Role[];
  /** Where a sign-off decides: who may ask for it. */
  readonly requestedWith?: Permission;
  /** `ifSenior`: where a senior person has to sign off. */
  readonly comment: 'optional' | 'required' | 'ifSenior';
  readonly reasonCodes?: readonly string[];
  readonly gates: readonly TransitionGate[];
}

const status = (code: Parameters<typeof registrationStatus.code>[0]) => registrationStatus.code(code);
const may = (code: Permission) => permission.code(code);
const admin = [role.code('ROLE_TENANT_ADMIN')];
const staff = [...admin, role.code('ROLE_TENANT_USER')];

const deletion = {
  rule: 'R10',
  next: status('DELETED'),
  permission: may('deletePartyWrite'),
  comment: 'required',
  gates: [],
} as const;
const rejection = {
  next: status('REJECTED'),
  permission: may('workflowOnboardingRejectedWrite'),
  comment: 'required',
  reasonCodes: rejectionReason.codes,
  gates: [],
} as const;

/** The 14 edges between the statuses of a registration (3-decisions 4.1). */
export const transitions: readonly Transition[] = [
  {
    rule: 'R1',
    from: status('INCOMPLETE'),
    next: status('COMPLETE'),
    permission: may('registrationWrite'),
    comment: 'optional',
    gates: ['complete'],
  },
  {
    rule: 'R2',
    from: status('COMPLETE'),
    next: status('INCOMPLETE'),
    permission: may('registrationRead'),
    roles: staff,
    comment: 'required',
    gates: [],
  },
  {
    rule: 'R3',
    from: status('COMPLETE'),
    next: status('ACCEPTED'),
    permission: may('workflowOnboardingAcceptedWrite'),
    requestedWith: may('registrationWrite'),
    comment: 'ifSenior',
    gates: ['complete', 'acceptableRisk', 'signOff'],
  },
  { ...rejection, rule: 'R4', from: status('INCOMPLETE') },
  { ...rejection, rule: 'R5', from: status('COMPLETE') },
  { ...rejection, rule: 'R6', from: status('ACCEPTED'), roles: admin },
  {
    rule: 'R7',
    from: status('ACCEPTED'),
    next: status('COMPLETE'),
    permission: may('registrationWrite'),
    roles: admin,
    comment: 'required',
    gates: [],
  },
  {
    rule: 'R8',
    from: status('ACCEPTED'),
    next: status('DONE'),
    permission: may('registrationWrite'),
    roles: admin,
    comment: 'required',
    gates: [],
  },
  {
    rule: 'R9',
    from: status('DONE'),
    next: status('MIGRATED'),
    permission: may('clientFileWrite'),
    roles: staff,
    comment: 'optional',
    gates: ['clientFile'],
  },
  { ...deletion, from: status('INCOMPLETE') },
  { ...deletion, from: status('COMPLETE') },
  { ...deletion, from: status('REJECTED') },
  {
    rule: 'R11',
    from: status('REJECTED'),
    next: status('INCOMPLETE'),
    permission: may('registrationWrite'),
    roles: admin,
    comment: 'required',
    gates: ['withinYear'],
  },
  {
    rule: 'R12',
    from: status('DELETED'),
    next: status('INCOMPLETE'),
    permission: may('registrationWrite'),
    roles: admin,
    comment: 'required',
    gates: ['withinMonth'],
  },
];

/** The edges that leave a status, in the order of the table. */
export const transitionsFrom = (from: RegistrationStatus): readonly Transition[] =>
  transitions.filter(transition => transition.from === from);

interface Actor {
  readonly role: Role;
  readonly permissions: ReadonlySet<Permission>;
}

/**
 * Whether someone may make a transition, or at least ask a second person for it. A role check passes for the required
 * role or for System Admin (S1 §5).
 */
export function mayAct(
  { roles }: Pick<Transition, 'roles'>,
  { role: actorRole, permissions }: Actor,
  requiredPermission: Permission,
): boolean {
  const hasRole = !roles || actorRole === role.code('ROLE_SYSTEM_ADMIN') || roles.includes(actorRole);
  return hasRole && permissions.has(requiredPermission);
}
