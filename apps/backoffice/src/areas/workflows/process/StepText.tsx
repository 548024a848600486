import type { Process } from '@dossier/api/workflows';
import { useVocabularyText } from '../../../shared/vocabulary-text.ts';
import { useProcessTexts } from './use-process-texts.ts';

export function StepText({ type, step }: StepTextProps) {
  const textOf = useVocabularyText('work');
  const { step: stepText } = useProcessTexts();
  return `${textOf('workflowType', type)}: ${stepText(step)}`;
}

interface StepTextProps {
  readonly type: Process['workflowType'];
  readonly step: string;
}
