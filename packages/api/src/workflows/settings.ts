'use client';
import { useClient, useEndpoint, useRevalidate } from '../client/index.ts';
import { workflows, type InputOf, type OutputOf } from '../contract/index.ts';

export type WorkflowSettings = OutputOf<typeof workflows.changeSettings>;
export type WorkflowChange = InputOf<typeof workflows.changeSettings>['body'];

/** How the firm works with each workflow that can run. */
export function useWorkflowSettings() {
  return useEndpoint(workflows.settings, {});
}

/** Puts another version of a workflow in force; throws `ApiError`, 412 where another user was faster. */
export function useChangeWorkflow() {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  return async ({ id, version }: WorkflowSettings, body: WorkflowChange): Promise<void> => {
    await gateway.send(workflows.changeSettings, { params: { id }, body }, { version });
    await revalidate('workflows.settings', 'workflows.list', 'workflows.signOffs');
  };
}
