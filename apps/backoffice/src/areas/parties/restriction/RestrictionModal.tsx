import { useRevalidate } from '@dossier/api/client';
import type { RestrictionKind } from '@dossier/api/contract';
import { useRestrictParty, type PartyFile } from '@dossier/api/parties';
import { Form, FormRadioGroup, FormTextArea, useForm } from '@dossier/ui/form';
import { Modal } from '@dossier/ui/modal';
import { maxLength, required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { object, string, type ObjectSchema } from 'yup';
import { ModalActions } from '../../../shared/ModalActions.tsx';
import { useTexts } from '../../../shared/translations.ts';
import { useNotify } from '../../../shared/use-notify.ts';

interface RestrictionForm {
  kind: string;
  reason: string;
}

const schema: ObjectSchema<RestrictionForm> = object({
  kind: string()
    .defined()
    .test(...check(required)),
  reason: string()
    .defined()
    .test(...check(required))
    .test(...check(maxLength, { max: 300 })),
});

/** Asks before a client is kept from most of the staff, or is not any more: what it means, and why. */
export function RestrictionModal({ party, isLifting, onClose }: RestrictionModalProps) {
  const { client: texts, kinds, kindHints } = useTexts('restrictedClients');
  const { stale } = useTexts('clientFile');
  const restrict = useRestrictParty();
  const revalidate = useRevalidate();
  const notify = useNotify({ VersionStale: stale, NotFound: stale, Forbidden: stale }, () => {
    void revalidate('parties.get');
  });
  const { restriction, restrictionKinds } = party;
  const form = useForm<RestrictionForm>({
    schema,
    defaultValues: { kind: restriction?.kind ?? restrictionKinds[0] ?? '', reason: '' },
    draft: `client restriction ${party._id} ${isLifting ? 'lift' : 'mark'} ${party.version}`,
    onSubmit: async ({ kind, reason }) => {
      const body = { kind: isLifting ? null : (kind as RestrictionKind), reason: reason.trim() };
      if (await notify(() => restrict(party, body), isLifting ? texts.lifted : texts.marked)) onClose();
    },
  });
  const label = isLifting ? texts.lift : restriction === null ? texts.mark : texts.change;
  return (
    <Modal isOpen onClose={onClose} title={label} width={460}>
      <Form form={form} hasSummary={false}>
        <p>{isLifting ? texts.liftEffect : texts.markEffect}</p>
        {!isLifting && (
          <FormRadioGroup
            control={form.control}
            name="kind"
            label={texts.kind}
            options={restrictionKinds.map(kind => ({
              value: kind,
              label: kinds[kind],
              hint: kindHints[kind],
            }))}
          />
        )}
        <FormTextArea control={form.control} name="reason" label={texts.reason} hint={texts.reasonHint} />
        <ModalActions control={form.control} cancel={texts.cancel} submit={label} onCancel={onClose} />
      </Form>
    </Modal>
  );
}

interface RestrictionModalProps {
  readonly party: PartyFile;
  readonly isLifting: boolean;
  readonly onClose: () => void;
}
