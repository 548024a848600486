import { useRegionSettings } from '@dossier/api/tenants';
import { useSession } from '@dossier/api/client';
import {
  exportFormats,
  exportReasons,
  exportSections,
  type ExportFormat,
  type ExportSection,
} from '@dossier/api/contract';
import {
  FormCheckbox,
  FormCheckboxGroup,
  FormRadioGroup,
  FormSelect,
  FormTextField,
  FormWhen,
  type FormControl,
} from '@dossier/ui/form';
import { languagesOf } from '../../use-locale.ts';
import { useTexts } from '../../translations.ts';
import type { ExportValues } from './export-schema.ts';

/** How an export is made: as what, in which language, under which title, with which sections. */
export function ExportFields({
  control,
  formats = exportFormats,
  isOfMany,
  mayReveal,
  hints,
  reasonAgainst,
}: ExportFieldsProps) {
  const texts = useTexts('exports');
  const session = useSession();
  const regions = useRegionSettings(session.status === 'signedIn' ? session.tenantId : null);
  const isDocument = (format: unknown) => format !== 'csv';
  return (
    <>
      {formats.length > 1 ? (
        <FormRadioGroup
          control={control}
          name="format"
          label={texts.format}
          options={formats.map(value => ({
            value,
            label: texts.formats[value],
            hint: reasonAgainst?.(value) ?? (isOfMany ? texts.ofMany[value] : texts.ofOne[value]),
            isDisabled: reasonAgainst?.(value) !== undefined,
          }))}
        />
      ) : (
        <p>{reasonAgainst?.('csv') ?? texts.ofTable}</p>
      )}
      <FormSelect
        control={control}
        name="locale"
        label={texts.language}
        options={languagesOf(regions.data?.allowedLocales ?? []).map(({ code, name }) => ({
          value: code,
          label: name,
        }))}
      />
      {isOfMany && (
        <FormSelect
          control={control}
          name="reason"
          label={texts.reason}
          hint={texts.reasonHint}
          options={exportReasons.map(value => ({ value, label: texts.reasons[value] }))}
        />
      )}
      {/* A table of many has a row for each, and no sections. */}
      <FormWhen control={control} name="format" is={format => !isOfMany || isDocument(format)}>
        <FormCheckboxGroup
          control={control}
          name="includes"
          label={texts.contents}
          options={exportSections.map(value => ({ value, label: texts.sections[value], hint: hints[value] }))}
        />
      </FormWhen>
      {!isOfMany && (
        <FormWhen control={control} name="format" is={isDocument}>
          <FormTextField
            control={control}
            name="title"
            label={texts.title}
            hint={texts.titleHint}
            isOptional
          />
          <FormCheckbox
            control={control}
            name="prepareForSigning"
            label={texts.forSigning}
            hint={texts.forSigningHint}
          />
        </FormWhen>
      )}
      {mayReveal && (
        <FormCheckbox control={control} name="reveal" label={texts.reveal} hint={texts.revealHint} />
      )}
    </>
  );
}

interface ExportFieldsProps {
  /** Why a format cannot be chosen for what is exported; undefined where it can. */
  readonly reasonAgainst?: (format: ExportFormat) => string | undefined;
  readonly control: FormControl<ExportValues>;
  /** As what it can be exported; all where absent. A table of a list alone leaves nothing to choose. */
  readonly formats?: readonly ExportFormat[];
  readonly isOfMany: boolean;
  /** Identifiers in full are for some, and of one registration. */
  readonly mayReveal: boolean;
  readonly hints: Partial<Readonly<Record<ExportSection, string>>>;
}
