import { Accordion } from '@dossier/ui/accordion';
import { Button } from '@dossier/ui/button';
import { DataTable, type DataTableColumn } from '@dossier/ui/data-table';
import { Cluster, Stack } from '@dossier/ui/layout';
import { Notice } from '@dossier/ui/notice';
import { Section } from '@dossier/ui/section';
import { Status } from '@dossier/ui/status';
import { isAccentNearBrand, type Report, type Theme } from '@dossier/ui/theme';
import { useMemo } from 'react';
import { formatCount, formatRatio } from '../../../shared/format.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useTranslations } from '../../../shared/translations.ts';
import { KeyPairs } from './KeyPairs.tsx';

type TightPair = Report['tightest'][number];

/** What the engine did with the colours, in sentences, and where it has the least to spare. */
export function ThemeReport({ theme, onPreferWhite }: ThemeReportProps) {
  const { report } = theme;
  const t = useTranslations('settings', 'theme');
  const [locale] = useLocale();
  const texts = t($ => $.theme.fills, { returnObjects: true });
  const modes = t($ => $.theme.modes, { returnObjects: true });
  const pairs = formatCount(report.pairs, locale);
  const fills = report.fills.filter(({ colour }) => colour === 'primary');
  // A sentence for each thing that happened, not for each mode that it happened in.
  const sentences = new Map(
    fills.map(({ requestedColour, reason }) => [
      reason,
      t($ => $.theme.fills[reason], { colour: requestedColour }),
    ]),
  );
  const isWeak = fills.some(fill => fill.isWeak);
  const [ink] = report.inks;
  // Only a brand without a colour cannot draw links on a dark page.
  const isColourless = report.inks.some(({ mode, reason }) => mode === 'dark' && reason === 'illegible');
  const columns = useMemo<readonly DataTableColumn<TightPair>[]>(
    () => [
      {
        id: 'pair',
        header: t($ => $.theme.pairs.pair),
        isPrimary: true,
        text: ({ foreground, background }) => `${foreground} / ${background}`,
      },
      { id: 'mode', header: t($ => $.settings.theme.mode), text: ({ mode }) => nameOfMode(mode, modes) },
      {
        id: 'ratio',
        header: t($ => $.theme.pairs.ratio),
        align: 'end',
        text: ({ ratio }) => formatRatio(ratio, locale),
      },
      {
        id: 'needed',
        header: t($ => $.theme.pairs.needed),
        align: 'end',
        text: ({ needed }) => formatRatio(needed, locale),
      },
    ],
    [t, locale, modes],
  );
  return (
    <Section
      title={t($ => $.settings.theme.report)}
      badges={
        <Status tone={report.failures.length === 0 ? 'success' : 'danger'}>
          {t($ => $.settings.theme.pairs, { passed: formatCount(report.passed, locale), pairs })}
        </Status>
      }
    >
      <Stack>
        {isAccentNearBrand(theme) && <Notice tone="warning">{t($ => $.theme.accentNear)}</Notice>}
        <KeyPairs theme={theme} />
        {[...sentences].map(([reason, sentence]) => (
          <p key={reason}>{sentence}</p>
        ))}
        {ink && <p>{t($ => $.theme.inks[ink.reason])}</p>}
        {isColourless && <p>{t($ => $.theme.colourless)}</p>}
        {isWeak && (
          <Cluster>
            <p>{texts.weak}</p>
            <Button size="small" onClick={onPreferWhite}>
              {texts.preferWhite}
            </Button>
          </Cluster>
        )}
        <Accordion
          items={[
            {
              id: 'all',
              title: t($ => $.theme.allPairs, { pairs }),
              content: (
                <DataTable
                  caption={t($ => $.theme.allPairs, { pairs })}
                  columns={columns}
                  rows={report.tightest}
                  rowKey={({ mode, foreground, background }) => `${mode} ${foreground} ${background}`}
                />
              ),
            },
          ]}
        />
      </Stack>
    </Section>
  );
}

/** “Dark, High contrast”. */
const nameOfMode = (mode: TightPair['mode'], modes: Readonly<Record<'light' | 'dark' | 'more', string>>) =>
  [mode.startsWith('dark') ? modes.dark : modes.light, ...(mode.endsWith('More') ? [modes.more] : [])].join(
    ', ',
  );

interface ThemeReportProps {
  readonly theme: Theme;
  readonly onPreferWhite: () => void;
}
