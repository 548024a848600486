import type { WorkflowSettings } from '@dossier/api/workflows';
import { useTexts } from './translations.ts';
import { useVocabularyText } from './vocabulary-text.ts';

const nameIn = (names: Readonly<Record<string, string>>, code: string): string => names[code] ?? code;

export function useWorkflowNames() {
  const { kinds, stepNames, statuses } = useTexts('processes');
  const textOf = useVocabularyText('work');
  return {
    workflow: ({ workflowType, kind }: Pick<WorkflowSettings, 'workflowType' | 'kind'>) =>
      [textOf('workflowType', workflowType), kind && nameIn(kinds, kind)].filter(Boolean).join(' · '),
    step: (id: string) => nameIn(stepNames, id),
    status: (code: string) => nameIn(statuses, code),
  };
}
