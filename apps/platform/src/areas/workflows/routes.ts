import { downloads, reads, writes, type RoutesOf } from '../../shared/routing/route.ts';
import type { Services } from '../../shared/services/services.ts';
import { proveFactor } from '../access/service.ts';
import { taskBatchRoutes } from './batches/routes.ts';
import { readTaskBoard } from './board.ts';
import { listSteps, listWorkflows } from './engine/definitions.ts';
import { listStates } from './engine/events.ts';
import { exportProcesses } from './engine/export.ts';
import { moveProcess } from './engine/moves.ts';
import { readPending } from './engine/pending.ts';
import { answerQuestion, askColleague, listQuestions } from './engine/questions.ts';
import { readProcess } from './engine/read.ts';
import { changeSettings, listSettings, readSettings } from './engine/settings.ts';
import { startProcess } from './engine/start.ts';
import { setStep } from './engine/steps.ts';
import { readOverview } from './overview.ts';
import { readMyWork, type MentionsOf } from './my-work.ts';
import { listProcesses } from './processes.ts';
import { snoozeTask } from './snooze.ts';
import { decide, getSignOff, listSignOffs } from './sign-offs.ts';

export function workflowsRoutes(services: Services, mentionsOf: MentionsOf): RoutesOf<'workflows'> {
  return {
    ...taskBatchRoutes(),
    'workflows.processes': reads(({ work, caller, query }) => listProcesses(work, caller, query)),
    'workflows.list': reads(({ work }) => listWorkflows(work)),
    'workflows.steps': reads(({ work, params }) => listSteps(work, params.id)),
    'workflows.settings': reads(({ work }) => listSettings(work)),
    'workflows.settingsOf': reads(({ work, params }) => readSettings(work, params.id)),
    'workflows.changeSettings': writes(({ work, params, body, version }) =>
      changeSettings(work, { id: params.id, version }, body),
    ),
    'workflows.pending': reads(({ work, caller, query }) => readPending(work, caller, query)),
    'workflows.start': writes(({ work, caller, body }) => startProcess(work, caller, body)),
    'workflows.process': reads(({ work, caller, params }) => readProcess(work, caller, params.id)),
    'workflows.processExport': downloads(({ work, caller, query }) => exportProcesses(work, caller, query)),
    'workflows.states': reads(({ work, caller, params, query }) =>
      listStates(work, caller, params.id, query),
    ),
    'workflows.setStep': writes(({ work, caller, params, body, version }) =>
      setStep(work, caller, { id: params.id, version }, body),
    ),
    'workflows.questions': reads(({ work, caller, params, query }) =>
      listQuestions(work, caller, params.id, query),
    ),
    'workflows.ask': writes(({ work, caller, params, body }) => askColleague(work, caller, params.id, body)),
    'workflows.answer': writes(({ work, caller, params, body }) =>
      answerQuestion(work, caller, params.id, body),
    ),
    'workflows.snooze': writes(({ work, caller, params, body }) => snoozeTask(work, caller, params.id, body)),
    'workflows.move': writes(({ work, caller, params, body, version }) =>
      moveProcess(work, caller, { id: params.id, version }, body),
    ),
    'workflows.board': reads(({ work, caller, query }) => readTaskBoard(work, caller, query)),
    'workflows.overview': reads(({ work, caller, query }) => readOverview(work, caller, query)),
    'workflows.myWork': reads(({ work, caller, query }) => readMyWork(work, caller, query, mentionsOf)),
    'workflows.signOffs': reads(({ work, caller, query }) => listSignOffs(work, caller, query)),
    'workflows.signOff': reads(({ work, caller, params }) => getSignOff(work, caller, params.id)),
    'workflows.decide': {
      mode: 'prepares',
      async prepare({ caller, body: { mfaCode }, request: { ip } }) {
        if (mfaCode) await proveFactor(services, caller, mfaCode, ip);
        return ({ work, params, body, version }) => decide(work, caller, { id: params.id, version }, body);
      },
    },
  };
}
