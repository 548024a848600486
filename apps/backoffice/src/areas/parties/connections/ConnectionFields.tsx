import type { HoldingBasis } from '@dossier/validators/ownership';
import { useChangeConnections, type PartyFile, type PartyRow } from '@dossier/api/parties';
import {
  Form,
  FormDateField,
  FormSelect,
  FormTextField,
  FormWhen,
  useForm,
  type PathViolation,
} from '@dossier/ui/form';
import { Notice } from '@dossier/ui/notice';
import { useState } from 'react';
import { ModalActions } from '../../../shared/ModalActions.tsx';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { useTenantCountry } from '../../../shared/use-tenant-country.ts';
import {
  connectionKinds,
  connectionOf,
  connectionSchema,
  emptyConnection,
  isOwnership,
  maxLabel,
  newcomerName,
  vias,
  type ConnectionForm,
} from './new-connection.ts';
import { HoldingFields } from './HoldingFields.tsx';
import { NewcomerFields } from './NewcomerFields.tsx';
import { useDuplicateWarning } from './use-duplicate-warning.ts';

/** Nothing was sent, and nothing is wrong: a person has to look first. */
const notSent: readonly PathViolation[] = [{ path: 'root', code: 'unexpected' }];

/** What a client and another party are to each other; the other one is entered here where it has no file. */
export function ConnectionFields({ party, other, onUse, onBack, onClose }: ConnectionFieldsProps) {
  const t = useTranslations('connections');
  const texts = useTexts('connections');
  const { stale } = useTexts('clientFile');
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const country = useTenantCountry();
  const { add, refresh } = useChangeConnections(party._id);
  const notify = useNotify({ NotFound: stale }, () => void refresh());
  const { isCompared, isWarned } = useDuplicateWarning(party._id);
  const form = useForm<ConnectionForm>({
    schema: connectionSchema({ today, isNew: other === null }),
    defaultValues: emptyConnection(country),
    onSubmit: async values => {
      if (other === null && !(await isCompared(values))) return notSent;
      const { start, body } = connectionOf(party._id, other?._id ?? null, values);
      if (await notify(() => add(body, start), texts.added)) onClose();
    },
  });
  const { control } = form;
  return (
    <Form form={form} hasSummary={false}>
      {other ? (
        <p>{t($ => $.connections.chosen, { name: other.name })}</p>
      ) : (
        <NewcomerFields control={control} exceptId={party._id} onUse={onUse} />
      )}
      <FormWhen control={control} name={namedBy} is={() => true}>
        {typed => {
          const [kindOfParty, name, givenNames, lastName] = typed as readonly [
            string,
            string,
            string,
            string,
          ];
          const entered = { ...emptyConnection(''), party: kindOfParty, name, givenNames, lastName };
          const isCompany = other ? other.type === 'LE' : kindOfParty === 'entity';
          const names = { self: party.name, name: other?.name ?? (newcomerName(entered) || texts.unnamed) };
          // A person is owned by no one.
          const kinds = connectionKinds.filter(
            kind => (kind !== 'OWD' || party.type === 'LE') && (kind !== 'OWN' || isCompany),
          );
          return (
            <FormSelect
              control={control}
              name="kind"
              label={texts.kind}
              options={kinds.map(kind => ({ value: kind, label: t($ => $.connections.kinds[kind], names) }))}
            />
          );
        }}
      </FormWhen>
      <FormWhen control={control} name="kind" is={isOwnership}>
        <FormSelect
          control={control}
          name="via"
          label={texts.via}
          options={vias.map(value => ({ value, label: texts.vias[value] }))}
        />
        <FormWhen control={control} name="via" is={() => true}>
          {via => <HoldingFields control={control} via={via as HoldingBasis} />}
        </FormWhen>
      </FormWhen>
      <FormTextField
        control={control}
        name="label"
        label={texts.label}
        hint={texts.labelHint}
        maxLength={maxLabel}
        isOptional
      />
      <FormDateField control={control} name="validFrom" label={texts.validFrom} isOptional />
      <div role="alert">{isWarned && <Notice tone="warning">{texts.secondText}</Notice>}</div>
      <ModalActions
        control={control}
        cancel={texts.other}
        submit={isWarned ? texts.second : texts.save}
        onCancel={onBack}
      />
    </Form>
  );
}

const namedBy = ['party', 'name', 'givenNames', 'lastName'] as const;

export type OtherParty = Pick<PartyRow, '_id' | 'name' | 'type'>;

interface ConnectionFieldsProps {
  readonly party: PartyFile;
  /** Null for someone who is entered here. */
  readonly other: OtherParty | null;
  /** Someone who is there already turns out to be meant. */
  readonly onUse: (party: OtherParty) => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}
