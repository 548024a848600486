import { useProcessQuestions, type ProcessQuestion } from '@dossier/api/workflows';
import { Stack } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import { formatInstant } from '../../../shared/format.ts';
import { useTranslations } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { AnswerFields } from './AnswerFields.tsx';
import { useProcessTexts } from './use-process-texts.ts';

/** What was asked about a process, with the answers; who was asked answers here. Nothing where no one has asked. */
export function ProcessQuestions({ id }: { readonly id: string }) {
  const { texts } = useProcessTexts();
  const items = useProcessQuestions(id).data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Section title={texts.questions} variant="sheet">
      <ul aria-label={texts.questions}>
        {items.map(question => (
          <li key={question._id}>
            <Question id={id} question={question} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Question({ id, question: { _id, step, by, of, at, question, answer, mayAnswer } }: QuestionProps) {
  const t = useTranslations('processes');
  const { texts, step: stepText } = useProcessTexts();
  const [locale] = useLocale();
  return (
    <Stack gap="small" className="py-3">
      <p>
        <strong>{t($ => $.processes.askedOf, { name: by.name, colleague: of.name })}</strong>{' '}
        <small>{[step && stepText(step), formatInstant(at, locale)].filter(Boolean).join(' · ')}</small>
      </p>
      <blockquote>{question}</blockquote>
      {answer !== null && (
        <>
          <p>{t($ => $.processes.answeredBy, { name: of.name })}</p>
          <blockquote>{answer}</blockquote>
        </>
      )}
      {mayAnswer && <AnswerFields processId={id} questionId={_id} />}
      {answer === null && !mayAnswer && <p>{texts.unanswered}</p>}
    </Stack>
  );
}

interface QuestionProps {
  readonly id: string;
  readonly question: ProcessQuestion;
}
