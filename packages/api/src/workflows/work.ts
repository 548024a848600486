'use client';
import type { PartyStatus, StepOutcome } from '@dossier/validators/vocabularies';
import { useClient, useEndpoint, useRevalidate } from '../client/index.ts';
import { workflows, type OutputOf, type ProcessMove } from '../contract/index.ts';

export type WorkflowProcess = OutputOf<typeof workflows.process>;
export type ProcessState = OutputOf<typeof workflows.states>['items'][number];
export type ProcessQuestion = OutputOf<typeof workflows.questions>['items'][number];
export type WorkflowEntry = OutputOf<typeof workflows.list>['items'][number];

/** The processes of a party, also by the id of one of them; what runs comes first. */
export function useEntityProcesses(entityId: string) {
  return useEndpoint(workflows.processes, { query: { entityId, max: 50 } });
}

/** One process with its steps; `null` waits. */
export function useProcess(id: string | null) {
  return useEndpoint(workflows.process, id === null ? null : { params: { id } });
}

/** What happened to a process, the newest first; `null` waits. */
export function useProcessStates(id: string | null) {
  return useEndpoint(workflows.states, id === null ? null : { params: { id }, query: { max: 200 } });
}

/** What was asked about a process, with the answers, the newest first. */
export function useProcessQuestions(id: string) {
  return useEndpoint(workflows.questions, { params: { id }, query: { max: 50 } });
}

/** The workflows that there are, and why some cannot start. */
export function useWorkflows() {
  return useEndpoint(workflows.list, {});
}

type Seen = Pick<WorkflowProcess, 'processId' | 'version'>;

/** Starts processes and works on them; each throws `ApiError`. Whatever shows them is read again. */
export function useProcessWork() {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  const readAgain = () =>
    revalidate(
      'workflows.processes',
      'workflows.process',
      'workflows.states',
      'workflows.questions',
      'workflows.signOffs',
      'workflows.myWork',
      'parties.get',
      'parties.list',
    );
  return {
    readAgain,
    start: async (
      workflowId: string,
      entityId: string,
      target: PartyStatus | null = null,
    ): Promise<WorkflowProcess> => {
      const body = { workflowId, entityId, entityType: 'party' as const, target, note: null };
      const process = await gateway.send(workflows.start, { body });
      await readAgain();
      return process;
    },
    setStep: async (
      { processId: id, version }: Seen,
      stepId: string,
      outcome: StepOutcome | null,
      note: string | null,
    ): Promise<void> => {
      await gateway.send(
        workflows.setStep,
        { params: { id }, body: { stepId, outcome, note, reason: null } },
        { version },
      );
      await readAgain();
    },
    ask: async (id: string, colleagueId: string, question: string): Promise<void> => {
      await gateway.send(workflows.ask, { params: { id }, body: { colleagueId, question } });
      await readAgain();
    },
    answer: async (id: string, answer: string): Promise<void> => {
      await gateway.send(workflows.answer, { params: { id }, body: { answer } });
      await readAgain();
    },
    snooze: async (id: string, until: string | null): Promise<void> => {
      await gateway.send(workflows.snooze, { params: { id }, body: { until } });
      await readAgain();
    },
    move: async (
      { processId: id, version }: Seen,
      move: ProcessMove,
      {
        note = null,
        assigneeId = null,
      }: { readonly note?: string | null; readonly assigneeId?: string | null },
    ): Promise<void> => {
      await gateway.send(workflows.move, { params: { id }, body: { move, note, assigneeId } }, { version });
      await readAgain();
    },
  };
}
