import type { Generated } from 'kysely';
import type { Instant, NullableBytes, NullableInstant, NullableText } from './columns.ts';

export interface ProcessesTable {
  tenant_id: string;
  id: string;
  workflow_id: string;
  workflow_version: number;
  workflow_type: string;
  kind: NullableText;
  entity_type: string;
  entity_id: string;
  /** Whose key its notes are under, where the party that it was started for is another one now. */
  subject_id: NullableText;
  status: string;
  result: NullableText;
  target: NullableText;
  origin: NullableText;
  assignee_id: NullableText;
  started_by: string;
  started_at: Instant;
  ended_at: NullableInstant;
  sla_days: number;
  waiting_since: NullableInstant;
  days_waited: Generated<number>;
  version: Generated<number>;
  updated_at: Instant;
  escalated_at: NullableInstant;
}

export interface ProcessStepsTable {
  tenant_id: string;
  process_id: string;
  step_id: string;
  status: Generated<string>;
  outcome: NullableText;
  by_user: NullableText;
  at: NullableInstant;
  sealed_note: NullableBytes;
}

export interface ProcessEventsTable {
  tenant_id: string;
  id: string;
  process_id: string;
  seq: number;
  at: Instant;
  actor: string;
  action: string;
  step_id: NullableText;
  outcome: NullableText;
  status: string;
  sealed_note: NullableBytes;
}

export interface TaskSnoozesTable {
  tenant_id: string;
  user_id: string;
  record_id: string;
  until: string;
}

export interface PoolTurnsTable {
  tenant_id: string;
  group_id: string;
  user_id: string;
  turn: number;
}

export interface ProcessQuestionsTable {
  tenant_id: string;
  id: string;
  process_id: string;
  step_id: NullableText;
  asked_by: string;
  asked_of: string;
  asked_at: Instant;
  sealed_question: Uint8Array;
  answered_at: NullableInstant;
  sealed_answer: NullableBytes;
}

/** What people do in steps. */
export interface ProcessesSchema {
  processes: ProcessesTable;
  process_steps: ProcessStepsTable;
  process_events: ProcessEventsTable;
  process_questions: ProcessQuestionsTable;
  task_snoozes: TaskSnoozesTable;
  pool_turns: PoolTurnsTable;
}
