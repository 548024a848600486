import { usePermissions } from '@dossier/api/access';
import { internalExportSections } from '@dossier/api/contract';
import { useExportRegistration, type ExportChoice } from '@dossier/api/exports';
import { ApiError } from '@dossier/api/gateway';
import { useComments, useRegistrationHistory, type Registration } from '@dossier/api/registrations';
import { Form, useForm } from '@dossier/ui/form';
import { useErrorText } from '@dossier/ui/messages';
import { Modal } from '@dossier/ui/modal';
import { useToasts } from '@dossier/ui/toast';
import { useEffect, useRef } from 'react';
import { ModalActions } from '../../../shared/ModalActions.tsx';
import { formatCount } from '../../../shared/format.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { ExportFields } from '../../../shared/list-kit/exports/ExportFields.tsx';
import {
  exportSchema,
  usualExport,
  type ExportValues,
} from '../../../shared/list-kit/exports/export-schema.ts';
import { countParties } from './count-parties.ts';

/** Asks what of a registration is exported, how much there is of it, and hands over the file. */
export function ExportOneModal({ registration, onClose }: ExportOneModalProps) {
  const t = useTranslations('exports');
  const texts = useTexts('exports');
  const errorText = useErrorText();
  const { show } = useToasts();
  const [locale] = useLocale();
  const { may } = usePermissions(['identifierReveal']);
  const exportIt = useExportRegistration();
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const { _id, number } = registration;
  const comments = useComments(_id, 1).data?.total;
  const events = useRegistrationHistory(_id, 1).data?.total;
  const counted = (count: number | undefined) =>
    count === undefined
      ? undefined
      : t($ => $.exports.counted, { count, formatted: formatCount(count, locale) });
  const internal = (count: number | undefined) =>
    [texts.internal, counted(count)].filter(Boolean).join(' · ');

  const form = useForm<ExportValues>({
    schema: exportSchema(false),
    defaultValues: usualExport(locale),
    onSubmit: async values => {
      const { signal } = (stop.current = new AbortController());
      try {
        const file = await exportIt(_id, choiceOf(values), signal);
        saveFile(`${number}_${values.locale}.${values.format}`, file);
        show({ tone: 'success', text: texts.ready });
        onClose();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.kind === 'aborted') return;
        show({
          tone: 'error',
          text: error.kind === 'refused' ? error.message : errorText({ code: 'unexpected' }),
        });
      }
    },
  });
  return (
    <Modal isOpen onClose={onClose} title={texts.one} width={630}>
      <Form form={form} hasSummary={false}>
        <ExportFields
          control={form.control}
          isOfMany={false}
          mayReveal={may('identifierReveal')}
          hints={{
            parties: counted(countParties(registration.parties)),
            comments: internal(comments),
            activity: internal(events),
          }}
        />
        <ModalActions control={form.control} cancel={texts.cancel} submit={texts.export} onCancel={onClose} />
      </Form>
    </Modal>
  );
}

/** What is not on screen is not asked for, and what a client signs has nothing internal. */
function choiceOf({ format, locale, title, includes, reveal, ...rest }: ExportValues): ExportChoice {
  const isDocument = format !== 'csv';
  const forSigning = isDocument && rest.prepareForSigning;
  const isLeftOut = (section: string) => forSigning && internalSections.has(section);
  return {
    format,
    locale: locale as ExportChoice['locale'],
    includes: includes.filter(section => !isLeftOut(section)) as ExportChoice['includes'],
    title: isDocument ? title.trim() : undefined,
    prepareForSigning: forSigning ? true : undefined,
    reveal: reveal ? true : undefined,
  };
}

const internalSections: ReadonlySet<string> = new Set(internalExportSections);

interface ExportOneModalProps {
  readonly registration: Registration;
  readonly onClose: () => void;
}
