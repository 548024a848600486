import type { BatchPreview } from '@dossier/api/registrations';
import { Section } from '@dossier/ui/section';
import { ValueList } from '@dossier/ui/value-list';
import { formatCount } from '../../../shared/format.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useVocabularyText } from '../../../shared/vocabulary-text.ts';
import type { BatchWish } from './batch-wish.ts';
import { useObstacleText } from './use-obstacle-text.ts';

/** What cannot be changed, with the reason, and what changes into what: the first of each. */
export function PreviewRows({ wish, preview: { items } }: PreviewRowsProps) {
  const t = useTranslations('batches');
  const texts = useTexts('batches');
  const textOf = useVocabularyText('record');
  const obstacleText = useObstacleText();
  const [locale] = useLocale();
  const changed = items.filter(({ obstacle }) => obstacle === null);
  const refused = items.filter(({ obstacle }) => obstacle !== null);
  const labelOf = ({ number, name }: Item) => [number, name].filter(Boolean).join(' · ');
  const becomes = (item: Item) =>
    t($ => $.batches.from, {
      before:
        wish.kind === 'assign'
          ? (item.assignee ?? texts.unassigned)
          : textOf('registrationStatus', item.status),
      after: wish.kind === 'assign' ? wish.name : textOf('registrationStatus', wish.next),
    });
  const rest = (all: readonly Item[]) =>
    all.length > shown && (
      <p>
        {t($ => $.batches.more, {
          count: all.length - shown,
          formatted: formatCount(all.length - shown, locale),
        })}
      </p>
    );
  return (
    <>
      {refused.length > 0 && (
        <Section title={texts.notChanged}>
          <ValueList
            items={refused.slice(0, shown).map(item => ({
              id: item.registrationId,
              label: labelOf(item),
              value: item.obstacle && obstacleText(item.obstacle),
            }))}
          />
          {rest(refused)}
        </Section>
      )}
      {changed.length > 0 && (
        <Section title={texts.changes}>
          <ValueList
            items={changed.slice(0, shown).map(item => ({
              id: item.registrationId,
              label: labelOf(item),
              value: becomes(item),
            }))}
          />
          {rest(changed)}
        </Section>
      )}
    </>
  );
}

/** What is read before something starts; the results list all. */
const shown = 10;

type Item = BatchPreview['items'][number];

interface PreviewRowsProps {
  readonly wish: BatchWish;
  readonly preview: BatchPreview;
}
