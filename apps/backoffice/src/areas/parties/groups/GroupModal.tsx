import { groupLimits } from '@dossier/api/contract';
import { useCreateGroup, type PartyRow } from '@dossier/api/parties';
import { Button } from '@dossier/ui/button';
import { Form, FormTextField, useForm } from '@dossier/ui/form';
import { Stack } from '@dossier/ui/layout';
import { Modal } from '@dossier/ui/modal';
import { Notice } from '@dossier/ui/notice';
import { Section } from '@dossier/ui/section';
import { ValueList } from '@dossier/ui/value-list';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { ModalActions } from '../../../shared/ModalActions.tsx';
import { formatCount } from '../../../shared/format.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { clientAddress } from '../client-address.ts';
import { groupSchema, type GroupForm } from './new-group.ts';
import { PersonFinder } from './PersonFinder.tsx';

type Person = Pick<PartyRow, '_id' | 'name'>;

/** Makes a group of persons: what it is called, and who is in it. Its file opens then. */
export function GroupModal({ persons, onMade, onClose }: GroupModalProps) {
  const t = useTranslations('clientGroups');
  const texts = useTexts('clientGroups');
  const [locale] = useLocale();
  const [, navigate] = useLocation();
  const [members, setMembers] = useState<readonly Person[]>(persons);
  const [isChecked, setChecked] = useState(false);
  const create = useCreateGroup();
  const notify = useNotify({}, () => undefined);
  const tooFew = members.length < groupLimits.fewest;
  const tooMany = members.length > groupLimits.atOnce;
  const form = useForm<GroupForm>({
    schema: groupSchema,
    defaultValues: { name: '' },
    onSubmit: async ({ name }) => {
      setChecked(true);
      if (tooFew || tooMany) return;
      const made = async () => {
        const { _id: id } = await create({ name: name.trim(), members: members.map(({ _id }) => _id) });
        navigate(clientAddress(id));
      };
      if (!(await notify(made, texts.made))) return;
      onMade?.();
      onClose();
    },
  });
  return (
    <Modal isOpen onClose={onClose} title={texts.title} width={630}>
      <Form form={form} hasSummary={false}>
        <p>{texts.intro}</p>
        <FormTextField control={form.control} name="name" label={texts.name} />
        <Section title={texts.members}>
          <Stack gap="small">
            {members.length > 0 && (
              <ValueList
                items={members.map(({ _id: id, name }) => ({
                  id,
                  label: name,
                  value: (
                    <Button size="small" onClick={() => setMembers(members.filter(({ _id }) => _id !== id))}>
                      {t($ => $.clientGroups.remove, { name })}
                    </Button>
                  ),
                }))}
              />
            )}
            {tooFew && <Notice tone={isChecked ? 'danger' : 'neutral'}>{texts.fewest}</Notice>}
            {tooMany && (
              <Notice tone="danger">
                {t($ => $.clientGroups.tooMany, { max: formatCount(groupLimits.atOnce, locale) })}
              </Notice>
            )}
            <PersonFinder
              exceptIds={members.map(({ _id }) => _id)}
              onChoose={person => setMembers([...members, person])}
            />
          </Stack>
        </Section>
        <ModalActions control={form.control} cancel={texts.cancel} submit={texts.save} onCancel={onClose} />
      </Form>
    </Modal>
  );
}

interface GroupModalProps {
  /** Who is in it from the start. */
  readonly persons: readonly Person[];
  readonly onMade?: () => void;
  readonly onClose: () => void;
}
