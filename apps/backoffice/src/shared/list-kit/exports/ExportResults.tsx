import { useExportItems, type ExportItem } from '@dossier/api/exports';
import { Button } from '@dossier/ui/button';
import { Cluster, Stack } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import { Status } from '@dossier/ui/status';
import { useState } from 'react';
import { formatCount } from '../../format.ts';
import { useLocale } from '../../use-locale.ts';
import { useTexts, useTranslations } from '../../translations.ts';

/** What became of each row of an export, those that failed first, with the reason. */
export function ExportResults({ id }: { readonly id: string }) {
  const t = useTranslations('exports');
  const texts = useTexts('exports');
  const [locale] = useLocale();
  const [shownCount, setShownCount] = useState(few);
  const { data } = useExportItems(id, shownCount);
  if (!data) return null;
  const { items, total } = data;
  const stateText = ({ state, error }: ExportItem) => {
    if (state === 'waiting') return texts.itemWaiting;
    if (state === 'done') return texts.itemDone;
    return error === 'NotFound' ? texts.notFound : texts.notMade;
  };
  return (
    <Section title={texts.results}>
      <Stack gap="small">
        <ul aria-label={texts.results} className="grid gap-1.5">
          {items.map(item => (
            <li key={item.recordId}>
              <Cluster justify="between">
                <span>{[item.number, item.name].filter(Boolean).join(' · ')}</span>
                <Status tone={tones[item.state]}>{stateText(item)}</Status>
              </Cluster>
            </li>
          ))}
        </ul>
        {total > items.length && (
          <Cluster justify="between">
            <span>
              {t($ => $.exports.shown, {
                shown: formatCount(items.length, locale),
                total: formatCount(total, locale),
              })}
            </span>
            {shownCount < many && (
              <Button variant="quiet" size="small" onClick={() => setShownCount(many)}>
                {texts.more}
              </Button>
            )}
          </Cluster>
        )}
      </Stack>
    </Section>
  );
}

const tones = { waiting: 'neutral', done: 'success', failed: 'danger' } as const;

/** Those that failed come first. */
const few = 20;
/** The most that the platform gives at once. */
const many = 1_000;
