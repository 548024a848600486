import { exportLimits, listFormats } from '@dossier/api/contract';
import { useExporting, type NewExport } from '@dossier/api/exports';
import { ApiError } from '@dossier/api/gateway';
import { Button } from '@dossier/ui/button';
import { Form, SubmitButton, useForm } from '@dossier/ui/form';
import { Cluster } from '@dossier/ui/layout';
import { useToasts } from '@dossier/ui/toast';
import { formatCount } from '../../format.ts';
import { useLocale } from '../../use-locale.ts';
import { useTexts, useTranslations } from '../../translations.ts';
import type { ExportModalProps } from '../description.ts';
import { ExportFields } from './ExportFields.tsx';
import { exportSchema, usualExport, type ExportValues } from './export-schema.ts';

export function ExportForm({ list, columns, chosen, all, onStarted, onClose }: ExportFormProps) {
  const t = useTranslations('exports');
  const texts = useTexts('exports');
  const [locale] = useLocale();
  const { show } = useToasts();
  const { start } = useExporting();
  const { count, names, which } = chosen;
  const form = useForm<ExportValues>({
    schema: exportSchema(true),
    defaultValues: { ...usualExport(locale), format: 'csv' },
    onSubmit: async values => {
      const limit = exportLimits[values.format];
      const reject = (text: string) => void show({ tone: 'error', text });
      if (count > limit) return reject(t($ => $.exports.tooMany, { max: formatCount(limit, locale) }));
      try {
        const body = { ...bodyOf(values, await which()), list, columns: columns as NewExport['columns'] };
        onStarted((await start(body, crypto.randomUUID()))._id);
      } catch (error) {
        if (error instanceof ApiError && error.kind === 'refused') return reject(error.message);
        throw error;
      }
    },
  });
  const shown = names.join(', ');
  const hidden = count - names.length;
  return (
    <Form form={form} hasSummary={false}>
      <p>
        {hidden > 0
          ? t($ => $.exports.preview, { names: shown, count: hidden, formatted: formatCount(hidden, locale) })
          : shown}
      </p>
      <ExportFields
        control={form.control}
        isOfMany
        formats={listFormats[list]}
        mayReveal={false}
        reasonAgainst={format =>
          count > exportLimits[format]
            ? t($ => $.exports.overLimit, {
                max: formatCount(exportLimits[format], locale),
                formatted: formatCount(count, locale),
              })
            : undefined
        }
        hints={{ comments: texts.internal, activity: texts.internal }}
      />
      <Cluster justify="between">
        <Button variant="quiet" onClick={all.onPress}>
          {all.label}
        </Button>
        <Cluster>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <SubmitButton control={form.control}>{texts.export}</SubmitButton>
        </Cluster>
      </Cluster>
    </Form>
  );
}

const bodyOf = ({ format, locale, includes, reason }: ExportValues, which: Which): NewExport => ({
  format,
  locale: locale as NewExport['locale'],
  includes: includes as NewExport['includes'],
  reason: reason as NewExport['reason'],
  ...which,
});

type Which = Awaited<ReturnType<ExportModalProps['chosen']['which']>>;

/** The way to all exports of the person. */
export interface WayToAll {
  readonly label: string;
  readonly onPress: () => void;
}

interface ExportFormProps extends Pick<ExportModalProps, 'list' | 'columns'> {
  readonly chosen: ExportModalProps['chosen'];
  readonly all: WayToAll;
  readonly onStarted: (id: string) => void;
  readonly onClose: () => void;
}
