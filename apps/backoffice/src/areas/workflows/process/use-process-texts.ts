import type { Texts } from '@dossier/api/texts';
import type { WorkflowEntry, WorkflowProcess } from '@dossier/api/workflows';
import { registrationStatus } from '@dossier/validators/vocabularies';
import { useTexts } from '../../../shared/translations.ts';
import { useVocabularyText } from '../../../shared/vocabulary-text.ts';

/** A name of a code; a firm's own step that has none stays as it is. */
const nameIn = (names: Readonly<Record<string, string>>, code: string): string => names[code] ?? code;

export function useProcessTexts() {
  const texts: Texts['processes'] = useTexts('processes');
  const textOf = useVocabularyText('work');
  const statusText = (code: string) =>
    registrationStatus.is(code) ? textOf('registrationStatus', code) : nameIn(texts.statuses, code);
  return {
    texts,
    workflow: ({ workflowType, kind }: Pick<WorkflowEntry, 'workflowType' | 'kind'>) =>
      [textOf('workflowType', workflowType), kind && nameIn(texts.kinds, kind)].filter(Boolean).join(' · '),
    step: (id: string) => nameIn(texts.stepNames, id),
    stepStatus: (code: string) => nameIn(texts.stepStatuses, code),
    outcome: (code: string) => nameIn(texts.outcomes, code),
    /** What happened with an outcome. */
    ending: (code: string) => nameIn(texts.endings, code),
    status: statusText,
    // How a registration ended is a status of its own.
    standing: ({ status, result }: Pick<WorkflowProcess, 'status' | 'result'>) =>
      result === null || registrationStatus.is(status) ? statusText(status) : texts.results[result],
  };
}
