import {
  mayAct,
  transitionsFrom,
  type BlockerCode,
  type contract,
  type OutputOf,
  type PartyNode,
  type Permission,
  type SignOffPolicy,
  type Transition,
  type TransitionGate,
} from '@dossier/api/contract';
import type { Caller } from '../../../shared/caller/caller.ts';
import type { Sections } from '../../tenants/service.ts';
import type { Completeness } from './completeness.ts';
import { everyParty } from '../party-tree.ts';
import type { RegistrationRecord } from '../record.ts';

export type Option = OutputOf<typeof contract.registrations.status>['allowedNext'][number];
export type Blocker = Option['blockers'][number];

/** What decides on transitions. */
export interface StatusContext {
  readonly record: RegistrationRecord;
  readonly sections: readonly Completeness[];
  readonly settings: Sections['onboarding'];
  readonly hasOpenSignOff: boolean;
  /** The tenant has client files, which a registration becomes. */
  readonly hasClientFiles: boolean;
  readonly now: Date;
}

const blocked = (code: BlockerCode, params: Blocker['params'] = {}): Blocker => ({
  code,
  section: null,
  partyId: null,
  params,
});

/** Someone among the parties is politically exposed, or close to someone who is (Wwft art. 8). */
const isPoliticallyExposed = (parties: readonly PartyNode[]): boolean =>
  everyParty(parties).some(
    ({ party: { naturalPerson: person } }) =>
      person?.politicallyExposed?.applies || person?.relatedToPoliticallyExposed?.applies,
  );

/** What decides on who signs off an acceptance. */
interface Accepting {
  readonly record: Pick<RegistrationRecord, 'risk_level' | 'parties'>;
  readonly settings: Pick<Sections['onboarding'], 'acceptance'>;
}

/** Who has to sign off an acceptance (4.18): a senior person for HIGH or PEP; else what the tenant demands. */
export function acceptancePolicy({ record, settings }: Accepting): SignOffPolicy {
  if (record.risk_level === 'HIGH' || isPoliticallyExposed(record.parties)) return 'twoPersonsSenior';
  return settings.acceptance ?? 'none';
}

const dayLength = 86_400_000;
const since = ({ record: { status_since: at, updated_at: changed } }: StatusContext) =>
  new Date(at ?? changed);

const gates: Readonly<Record<TransitionGate, (context: StatusContext) => readonly Blocker[]>> = {
  complete: ({ sections }) => sections.flatMap(section => section.blockers),
  acceptableRisk: ({ record }) => (record.risk_level === 'UNACCEPTABLE' ? [blocked('riskUnacceptable')] : []),
  signOff: ({ hasOpenSignOff }) => (hasOpenSignOff ? [blocked('signOffOpen')] : []),
  clientFile: ({ hasClientFiles }) => (hasClientFiles ? [] : [blocked('clientFileOff')]),
  withinYear: context => {
    const end = since(context);
    end.setUTCFullYear(end.getUTCFullYear() + 1);
    return context.now > end ? [blocked('tooLate', { months: 12 })] : [];
  },
  withinMonth: context =>
    context.now.getTime() > since(context).getTime() + 30 * dayLength
      ? [blocked('tooLate', { days: 30 })]
      : [],
};

/** Who has one half of it alone (4.18) always has someone else for the other. */
const policyFor = (caller: Caller, permission: Permission, policy: SignOffPolicy): SignOffPolicy =>
  policy === 'none' && caller.inPart.has(permission) ? 'twoPersons' : policy;

/** How a transition stands for someone: what it needs, and what is in the way. */
export function optionOf(transition: Transition, context: StatusContext, caller: Caller): Option {
  const signOff = transition.gates.includes('signOff')
    ? policyFor(caller, transition.permission, acceptancePolicy(context))
    : 'none';
  const permission =
    signOff === 'none' ? transition.permission : (transition.requestedWith ?? transition.permission);
  const refused = mayAct(transition, caller, permission) ? [] : [blocked('notPermitted', { permission })];
  return {
    next: transition.next,
    requiresComment:
      transition.comment === 'required' ||
      (transition.comment === 'ifSenior' && signOff === 'twoPersonsSenior'),
    ...(transition.reasonCodes && { reasonCodes: [...transition.reasonCodes] }),
    signOff,
    blockers: [...refused, ...transition.gates.flatMap(gate => gates[gate](context))],
  };
}

/** Everything that may follow the present status. */
export const optionsOf = (context: StatusContext, caller: Caller): Option[] =>
  transitionsFrom(context.record.status).map(transition => optionOf(transition, context, caller));
