// One file for each part of the area: a page brings only what it asks for.
export {
  useTaskBatch,
  useTaskBatches,
  useTaskBatchItems,
  type NewTaskBatch,
  type TaskBatch,
  type TaskBatchItem,
  type TaskBatchPreview,
} from './batches.ts';
export { useTaskBoard, type BoardQuery, type TaskBoard } from './board.ts';
export { useMyWork, useOverview, type Overview, type OverviewQuery } from './figures.ts';
export {
  useFindProcesses,
  useProcesses,
  type Process,
  type ProcessList,
  type ProcessQuery,
} from './processes.ts';
export {
  useDecide,
  useSignOff,
  useSignOffs,
  type Decision,
  type SignOff,
  type SignOffSummary,
} from './sign-offs.ts';
export {
  useChangeWorkflow,
  useWorkflowSettings,
  type WorkflowChange,
  type WorkflowSettings,
} from './settings.ts';
export {
  useEntityProcesses,
  useProcess,
  useProcessQuestions,
  useProcessStates,
  useProcessWork,
  useWorkflows,
  type ProcessQuestion,
  type ProcessState,
  type WorkflowEntry,
  type WorkflowProcess,
} from './work.ts';
