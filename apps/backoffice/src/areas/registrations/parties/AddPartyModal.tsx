import type { PartyNode } from '@dossier/api/contract';
import type { SuggestedParty } from '@dossier/api/parties';
import type { Registration } from '@dossier/api/registrations';
import { Form, FormWhen, useForm, type NeededField } from '@dossier/ui/form';
import { Modal } from '@dossier/ui/modal';
import { useToasts } from '@dossier/ui/toast';
import { useState } from 'react';
import { ModalActions } from '../../../shared/ModalActions.tsx';
import { useGuardedClose } from '../../../shared/use-guarded-close.ts';
import { useTenantCountry } from '../../../shared/use-tenant-country.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { LinkedParty } from './LinkedParty.tsx';
import { addedParty, newPartySchema, emptyNewParty, type NewPartyValues } from './new-party.ts';
import { NewPartyFields } from './NewPartyFields.tsx';
import { NewPartyRoles } from './NewPartyRoles.tsx';
import { everyParty, partyName } from '../../../shared/party-file/party-name.ts';
import type { PartyRole } from './party-roles.ts';
import { SuggestedParties } from '../../../shared/party-file/SuggestedParties.tsx';
import { useChangeParties } from './use-change-parties.ts';

/** A party that comes in: under an entity, or as the second representative of a child. */
export function AddPartyModal({ registration, under, roles = none, onClose }: AddPartyModalProps) {
  const t = useTranslations('parties', 'registration');
  const texts = useTexts('parties');
  const change = useChangeParties(registration);
  const close = useGuardedClose(onClose);
  const { show } = useToasts();
  const country = useTenantCountry();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const [linked, setLinked] = useState<SuggestedParty>();
  const form = useForm<NewPartyValues>({
    schema: newPartySchema(today, linked),
    defaultValues: emptyNewParty(country, roles),
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
      <Form form={form} hasSummary={false} isGuarded needed={nothingNeeded}>
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
          <NewPartyRoles
            control={control}
            under={under}
            isPerson={linked?.type === 'NP' || undefined}
            onMarkOwner={() =>
              form.methods.setValue('roles', [...form.methods.getValues('roles'), 'ubo'], {
                shouldDirty: true,
              })
            }
          />
        )}
        <ModalActions
          control={control}
          cancel={t($ => $.registration.new.cancel)}
          submit={texts.add}
          onCancel={close}
        />
      </Form>
    </Modal>
  );
}

/** Only a name is needed: nothing here is worth being called optional. */
const nothingNeeded: readonly NeededField[] = [];
const none: readonly PartyRole[] = [];

const typedFields = [
  'kind',
  'givenNames',
  'lastName',
  'dateOfBirth',
  'chamberOfCommerceNo',
  'country',
] as const;

/** What is typed of the kind that is chosen: a company is not sought by the name of a person. */
function typedParty(values: unknown) {
  const [kind, givenNames, lastName, dateOfBirth, chamberOfCommerceNo, country] = values as readonly [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return kind === 'entity'
    ? { kind, chamberOfCommerceNo, country }
    : { kind, givenNames, lastName, dateOfBirth };
}

interface AddPartyModalProps {
  readonly registration: Registration;
  /** The entity that it stands under; null for the registration itself. */
  readonly under: PartyNode | null;
  /** What they are taken to be: someone who signs is what was missing. @default nothing */
  readonly roles?: readonly PartyRole[] | undefined;
  readonly onClose: () => void;
}
