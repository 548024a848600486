import type { MergePlan } from '@dossier/api/parties';
import { Section } from '@dossier/ui/section';
import { ValueList } from '@dossier/ui/value-list';
import { formatCount } from '../../../shared/format.ts';
import { useTexts } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';

const kinds = ['registrations', 'documents', 'connections', 'processes', 'references'] as const;

/** How much of each kind goes from the one to the other. */
export function MergeMoves({ moves }: Pick<MergePlan, 'moves'>) {
  const { moves: texts } = useTexts('merging');
  const [locale] = useLocale();
  return (
    <Section title={texts.title}>
      <ValueList
        items={kinds.map(kind => ({ id: kind, label: texts[kind], value: formatCount(moves[kind], locale) }))}
      />
    </Section>
  );
}
