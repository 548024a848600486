import type { Process } from '@dossier/api/workflows';
import { Link } from '@dossier/ui/link';
import { Section } from '@dossier/ui/section';
import { formatDay } from '../../../shared/format.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useVocabularyText } from '../../../shared/vocabulary-text.ts';
import { useProcessTexts } from './use-process-texts.ts';

export function OtherProcesses({ processes }: { readonly processes: readonly Process[] }) {
  const { texts, status } = useProcessTexts();
  const textOf = useVocabularyText('work');
  const [locale] = useLocale();
  if (processes.length === 0) return null;
  return (
    <Section title={texts.others} variant="sheet">
      <ul className="grid gap-2">
        {processes.map(process => (
          <li key={process.processId}>
            <Link href={`/administration/workflow/${process.entityId}?process=${process.processId}`}>
              {[
                textOf('workflowType', process.workflowType),
                status(process.status),
                formatDay(process.createdAt, locale),
              ].join(' · ')}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
