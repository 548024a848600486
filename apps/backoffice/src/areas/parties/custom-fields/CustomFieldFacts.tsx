import { askedOf } from '@dossier/api/contract';
import { useCustomFields, type PartyFile } from '@dossier/api/parties';
import { DescriptionList, type Fact } from '@dossier/ui/description-list';
import { Stack } from '@dossier/ui/layout';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { FieldSources } from '../details/FieldSources.tsx';
import { SectionFrame } from '../details/SectionFrame.tsx';
import { useAnswerText, useCustomReading } from './use-custom-reading.ts';

/** What a client answered to the custom fields of the firm; answers to those that are active no more are read on. */
export function CustomFieldFacts({ party, editHref }: CustomFieldFactsProps) {
  const t = useTranslations('customFields');
  const texts = useTexts('customFields');
  const { clientFile } = useTexts('parties');
  const answerText = useAnswerText();
  const { labelOf } = useCustomReading();
  const { data } = useCustomFields();
  const fields = data?.items ?? [];
  const active = askedOf(fields, party.type);
  const answers = new Map(party.customFields.map(({ _id, value }) => [_id, value]));
  const former = fields.filter(field => answers.has(field._id) && !active.includes(field));
  if (active.length + former.length === 0) return null;
  const facts: readonly Fact[] = [
    ...active.map(field => {
      const value = answers.get(field._id);
      return { term: field.label, value: value === undefined ? null : answerText(field, value) };
    }),
    ...former.map(field => ({
      term: t($ => $.customFields.former, { label: field.label }),
      value: answerText(field, answers.get(field._id) ?? ''),
    })),
  ];
  return (
    <SectionFrame title={clientFile['custom-fields']} editHref={active.length > 0 ? editHref : undefined}>
      <Stack gap="small">
        <DescriptionList facts={facts} aria-label={texts.title} />
        <FieldSources
          party={party}
          fields={[...active, ...former].map(({ _id }) => `customFields.${_id}`)}
          labelOf={labelOf}
        />
      </Stack>
    </SectionFrame>
  );
}

interface CustomFieldFactsProps {
  readonly party: PartyFile;
  /** Where they are answered; absent where that may not be. */
  readonly editHref: string | undefined;
}
