import { permissions, workflowDefinitions, type WorkflowDefinition } from '@dossier/api/contract';
import { audit } from '../../../shared/audit/audit.ts';
import { tenantSubject } from '../../../shared/history/tenant-subject.ts';
import { requestSignOff, type Frozen, type SignOffKind } from '../../../shared/sign-off/sign-off.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { readSections } from '../../tenants/service.ts';
import { currentWorkflow, type Workflow } from './definitions.ts';
import { putInForce } from './put-in-force.ts';

const approvalOf = ({ approval = 'twoPersons' }: WorkflowDefinition) => approval;

/** Whether an Admin does not have to approve any more what processes of a kind decide. */
export const isApprovalLowered = (before: WorkflowDefinition, after: WorkflowDefinition): boolean =>
  approvalOf(before) === 'twoPersonsSenior' && approvalOf(after) !== 'twoPersonsSenior';

/** What a request about a workflow of a firm is about: one at a time for each. */
const subjectOf = (tenantId: string, id: string) => tenantSubject(`${tenantId} workflow ${id}`);
const workflowOf = (tenantId: string, subject: string) =>
  workflowDefinitions.find(({ id }) => subjectOf(tenantId, id) === subject);

const frozenOf = ({ version, definition }: Workflow): Frozen => ({ version, content: definition });

/** That no Admin has to approve any more what processes of a kind decide, as something that a second person signs off. */
export const workflowLowering: SignOffKind = {
  action: 'settings.lowerWorkflow',
  subjectType: 'settings',
  permission: permissions.code('settingsWorkflowsWrite'),

  async frozen(work, caller, subjectId) {
    const workflow = workflowOf(work.tenantId, subjectId);
    if (!workflow || !caller.permissions.has('settingsWorkflowsRead')) return null;
    return frozenOf(await currentWorkflow(work, workflow.id));
  },

  async namesOf(work, caller, ids) {
    if (!caller.permissions.has('settingsWorkflowsRead')) return new Map();
    const { contact } = await readSections(work.tx, ['contact']);
    return new Map(ids.map(id => [id, contact.businessName]));
  },

  async apply(work, _caller, { payload, requestedBy, signOffId }) {
    const { definition } = payload as unknown as { readonly definition: WorkflowDefinition };
    const { version } = await currentWorkflow(work, definition.id);
    await putInForce(work, { basedOn: version, definition, byUser: requestedBy, signOff: signOffId });
  },

  // No one waits for it: the page of the settings shows what is asked for.
  closed: () => Promise.resolve(),
  expired: () => Promise.resolve(),
};

/** Asks a second person. @throws {AppError} Blocked while another change of it is asked for. */
export async function askToLowerApproval(
  work: UnitOfWork,
  before: Workflow,
  definition: WorkflowDefinition,
): Promise<void> {
  const { id } = definition;
  const signOff = await requestSignOff(work, {
    kind: workflowLowering,
    subjectId: subjectOf(work.tenantId, id),
    frozen: frozenOf(before),
    policy: 'twoPersons',
    payload: { definition },
    diff: [{ path: `${id}.approval`, old: approvalOf(before.definition), new: approvalOf(definition) }],
    comment: null,
    editors: [],
  });
  audit(work, [{ action: 'signOff.requested', objectType: 'workflow', objectId: id, detail: { signOff } }]);
}
