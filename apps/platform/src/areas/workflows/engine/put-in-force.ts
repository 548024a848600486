import type { WorkflowDefinition } from '@dossier/api/contract';
import { audit } from '../../../shared/audit/audit.ts';
import { publish as publishVersion } from '../../../shared/definitions/definitions.ts';
import { publish } from '../../../shared/events/publish.ts';
import { isUuid } from '../../../shared/ids/ids.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { notifySettingsChanged } from '../../messages/service.ts';
import { currentWorkflow, workflowDefinitionOf, workflowKey, type Workflow } from './definitions.ts';

interface NextVersion {
  readonly basedOn: number;
  readonly definition: WorkflowDefinition;
  /** Who wrote it, where that is not who puts it in force. */
  readonly byUser?: string | null;
  /** The request that a second person agreed to. */
  readonly signOff?: string;
}

/**
 * Puts the next version of a workflow in force, for processes that start from now on.
 * @throws {AppError} VersionStale.
 */
export async function putInForce(
  work: UnitOfWork,
  { basedOn, definition, byUser = work.actor.id, signOff }: NextVersion,
): Promise<Workflow> {
  const { id } = definition;
  await publishVersion(work, workflowKey(id), {
    basedOn,
    data: definition,
    reason: null,
    byUser: byUser !== null && isUuid(byUser) ? byUser : null,
  });
  const current = await currentWorkflow(work, id);
  const { isOn, slaDays, approval, maxOpen, steps } = definition;
  const inVersion = new Set(steps.map(step => step.id));
  const left = workflowDefinitionOf(id).steps.flatMap(step => (inVersion.has(step.id) ? [] : [step.id]));
  audit(work, [
    {
      action: 'workflow.changed',
      objectType: 'workflow',
      objectId: id,
      detail: {
        version: current.version,
        isOn,
        slaDays,
        approval,
        maxOpen,
        left,
        ...(signOff !== undefined && { signOff }),
      },
    },
  ]);
  publish(work, [
    {
      event: { name: 'settings.changed', data: { section: 'workflows', version: current.version } },
      audience: { to: 'everybody' },
    },
  ]);
  await notifySettingsChanged(work, 'workflows');
  return current;
}
