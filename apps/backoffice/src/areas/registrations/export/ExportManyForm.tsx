import { exportLimits } from '@dossier/api/contract';
import { useExporting, type NewExport } from '@dossier/api/exports';
import { ApiError } from '@dossier/api/gateway';
import { Button } from '@dossier/ui/button';
import { Form, SubmitButton, useForm } from '@dossier/ui/form';
import { Cluster } from '@dossier/ui/layout';
import { useToasts } from '@dossier/ui/toast';
import { formatCount } from '../../../shared/format.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { ExportFields } from './ExportFields.tsx';
import { exportSchema, usualExport, type ExportForm } from './export-schema.ts';

/** Asks as what the chosen registrations are exported, and why. */
export function ExportManyForm({ chosen, all, onStarted, onClose }: ExportManyFormProps) {
  const t = useTranslations('exports');
  const texts = useTexts('exports');
  const [locale] = useLocale();
  const { show } = useToasts();
  const { start } = useExporting();
  const { count, names, which } = chosen;
  const form = useForm<ExportForm>({
    schema: exportSchema(true),
    defaultValues: { ...usualExport(locale), format: 'csv' },
    onSubmit: async values => {
      const limit = exportLimits[values.format];
      const reject = (text: string) => void show({ tone: 'error', text });
      if (count > limit) return reject(t($ => $.exports.tooMany, { max: formatCount(limit, locale) }));
      try {
        onStarted((await start(bodyOf(values, await which()), crypto.randomUUID()))._id);
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

const bodyOf = ({ format, locale, includes, reason }: ExportForm, which: Which): NewExport => ({
  format,
  locale: locale as NewExport['locale'],
  includes: includes as NewExport['includes'],
  reason: reason as NewExport['reason'],
  ...which,
});

/** Some by their ids, or all that match. */
type Which = Pick<NewExport, 'ids' | 'matching'>;

/** What is chosen in the list: how many, the first of them by name, and how the request names them. */
export interface ExportChosen {
  readonly count: number;
  readonly names: readonly string[];
  readonly which: () => Promise<Which>;
}

/** The way to all exports of the person. */
export interface WayToAll {
  readonly label: string;
  readonly onPress: () => void;
}

interface ExportManyFormProps {
  readonly chosen: ExportChosen;
  readonly all: WayToAll;
  readonly onStarted: (id: string) => void;
  readonly onClose: () => void;
}
