import { ColourPair } from '@dossier/ui/colour-field';
import { DataTable, type DataTableColumn } from '@dossier/ui/data-table';
import { Cluster } from '@dossier/ui/layout';
import { keyPairsOf, type KeyPair, type KeyPairColours, type Theme } from '@dossier/ui/theme';
import { formatRatio } from '../../../shared/format.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useTranslations } from '../../../shared/translations.ts';

/** Four pairs that a person understands: their colours, and their contrast on light and dark pages. */
export function KeyPairs({ theme }: { readonly theme: Theme }) {
  const t = useTranslations('settings');
  const columns = useKeyPairColumns();
  return (
    <DataTable
      caption={t($ => $.settings.theme.report)}
      columns={columns}
      rows={keyPairsOf(theme)}
      rowKey={({ id }) => id}
    />
  );
}

function useKeyPairColumns(): readonly DataTableColumn<KeyPair>[] {
  const t = useTranslations('theme');
  const [locale] = useLocale();
  const texts = t($ => $.theme.pairs, { returnObjects: true });
  const modes = t($ => $.theme.modes, { returnObjects: true });
  const inMode = (mode: 'light' | 'dark'): DataTableColumn<KeyPair> => ({
    id: mode,
    header: modes[mode],
    minWidth: 110,
    text: pair => formatRatio(pair[mode].ratio, locale),
    cell: pair => <Figure colours={pair[mode]} />,
  });
  return [
    { id: 'pair', header: texts.pair, isPrimary: true, minWidth: 160, text: ({ id }) => texts[id] },
    inMode('light'),
    inMode('dark'),
    {
      id: 'needed',
      header: texts.needed,
      align: 'end',
      text: ({ needed }) => formatRatio(needed, locale),
    },
  ];
}

/** Two colours, and their contrast. */
function Figure({ colours: { foreground, background, ratio } }: { readonly colours: KeyPairColours }) {
  const [locale] = useLocale();
  return (
    <Cluster gap="small">
      <ColourPair foreground={foreground} background={background} />
      {formatRatio(ratio, locale)}
    </Cluster>
  );
}
