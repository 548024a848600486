import type { PartyNode } from '@dossier/api/contract';
import type { SuggestedParty } from '@dossier/api/parties';
import type { Registration } from '@dossier/api/registrations';
import { Button } from '@dossier/ui/button';
import { Form, FormPercentField, FormWhen, SubmitButton, useForm } from '@dossier/ui/form';
import { Cluster } from '@dossier/ui/layout';
import { Modal } from '@dossier/ui/modal';
import { useToasts } from '@dossier/ui/toast';
import { useState } from 'react';
import { useGuardedClose } from '../../../shared/use-guarded-close.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { LinkedParty } from './LinkedParty.tsx';
import { addedParty, newPartySchema, emptyNewParty, type NewPartyValues } from './new-party.ts';
import { NewPartyFields } from './NewPartyFields.tsx';
import { everyParty, partyName } from './party-name.ts';
import { SuggestedParties } from './SuggestedParties.tsx';
import { TypedOwnership } from './TypedOwnership.tsx';
import { useChangeParties } from './use-change-parties.ts';

/** A party that comes in: under an entity, or as the second representative of a child. */
export function AddPartyModal({ registration, under, onClose }: AddPartyModalProps) {
  const t = useTranslations('parties', 'registration');
  const texts = useTexts('parties');
  const change = useChangeParties(registration);
  const close = useGuardedClose(onClose);
  const { show } = useToasts();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const [linked, setLinked] = useState<SuggestedParty>();
  const form = useForm<NewPartyValues>({
    schema: newPartySchema(today, linked),
    defaultValues: emptyNewParty,
    onSubmit: async values => {
      const typedName =
        values.kind === 'entity' ? values.name : `${values.givenNames} ${values.lastName}`.trim();
      const name = linked?.name ?? typedName;
      const refused = await change(
        { added: [addedParty(values, under?._id ?? null, linked) as never] },
        t($ => $.parties.added, { name }),
      );
      if (refused?.some(({ path }) => path === 'linked'))
        show({ tone: 'error', text: t($ => $.parties.linking.gone, { name }) });
      if (refused) return refused;
      onClose();
    },
  });
  const { control } = form;
  return (
    <Modal
      isOpen
      onClose={close}
      title={under ? t($ => $.parties.addUnder, { name: partyName(under) }) : texts.addRepresentative}
    >
      <Form form={form} hasSummary={false} isGuarded>
        {linked ? (
          <LinkedParty party={linked} onEnter={() => setLinked(undefined)} />
        ) : (
          <>
            <NewPartyFields control={control} under={under} />
            <FormWhen control={control} name={typedFields} is={() => true}>
              {values => {
                const { kind, ...typed } = typedParty(values);
                return (
                  <SuggestedParties
                    typed={typed}
                    type={kind === 'entity' ? 'LE' : 'NP'}
                    excluded={everyParty(registration.parties).map(({ party }) => party._id ?? '')}
                    onUse={setLinked}
                  />
                );
              }}
            </FormWhen>
          </>
        )}
        {under && (
          <>
            <FormPercentField
              control={control}
              name="ownershipPercentage"
              label={texts.fields.ownershipPercentage}
              isOptional
            />
            <TypedOwnership control={control} company={under} />
          </>
        )}
        <Cluster justify="end">
          <Button onClick={close}>{t($ => $.registration.new.cancel)}</Button>
          <SubmitButton control={control}>{texts.add}</SubmitButton>
        </Cluster>
      </Form>
    </Modal>
  );
}

const typedFields = ['kind', 'givenNames', 'lastName', 'dateOfBirth', 'chamberOfCommerceNo'] as const;

/** What is typed of the kind that is chosen: a company is not sought by the name of a person. */
function typedParty(values: unknown) {
  const [kind, givenNames, lastName, dateOfBirth, chamberOfCommerceNo] = values as readonly [
    string,
    string,
    string,
    string,
    string,
  ];
  return kind === 'entity' ? { kind, chamberOfCommerceNo } : { kind, givenNames, lastName, dateOfBirth };
}

interface AddPartyModalProps {
  readonly registration: Registration;
  /** The entity that it stands under; null for the registration itself. */
  readonly under: PartyNode | null;
  readonly onClose: () => void;
}
