import { useGroupChanges } from '@dossier/api/access';
import {
  groupTemplateNames,
  groupTemplates,
  wholeMode,
  type Group,
  type GroupGrant,
  type GroupTemplate,
} from '@dossier/api/contract';
import { Button } from '@dossier/ui/button';
import { Form, FormSelect, FormTextField, SubmitButton, useForm } from '@dossier/ui/form';
import { Cluster } from '@dossier/ui/layout';
import { Modal } from '@dossier/ui/modal';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useGuardedClose } from '../../../shared/use-guarded-close.ts';
import { useTranslations } from '../../../shared/translations.ts';
import { violationsIn } from '../../../shared/violations-in.ts';
import { groupAddress } from './group-address.ts';
import { groupSchema, type GroupForm } from './group-schema.ts';
import { useGroupNotify } from './use-group-notify.ts';

const nothing = 'nothing';
const isTemplate = (name: string): name is GroupTemplate =>
  groupTemplateNames.some(template => template === name);
const wholeOf = (template: GroupTemplate): GroupGrant[] =>
  groupTemplates[template].map(permission => ({ permission, mode: wholeMode }));

/** Makes a group, from a template or like another one; what it gives is asked for with it. */
export function NewGroupModal({ onClose, ...rest }: NewGroupModalProps) {
  const [, navigate] = useLocation();
  const [made, setMade] = useState<string | null>(null);
  // Once the form is gone: it would ask whether what was typed is to be discarded.
  useEffect(() => {
    if (made === null) return;
    onClose();
    navigate(groupAddress(made));
  }, [made, navigate, onClose]);
  return made === null && <NewGroup {...rest} onClose={onClose} onMade={setMade} />;
}

function NewGroup({ model, onClose, onMade }: NewGroupProps) {
  const t = useTranslations('groups');
  const texts = t($ => $.groups.new, { returnObjects: true });
  const { create } = useGroupChanges();
  const close = useGuardedClose(onClose);
  const notify = useGroupNotify(onClose);
  // Made with the form: sending twice makes one.
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm<GroupForm>({
    schema: groupSchema,
    defaultValues: {
      name: model ? t($ => $.groups.new.copy, { name: model.name }) : '',
      start: model ? '' : nothing,
    },
    onSubmit: async ({ name, start }) => {
      const grants = model?.grants ?? (isTemplate(start) ? wholeOf(start) : []);
      const made = create({ name: name.trim(), grants: [...grants] }, key);
      const violations = await violationsIn(made, ['name']);
      if (violations) return violations;
      const text =
        grants.length === 0 ? t($ => $.groups.new.made, { name }) : t($ => $.groups.new.requested, { name });
      if (!(await notify(() => made, text))) return undefined;
      onMade((await made)._id);
      return undefined;
    },
  });
  const starts = [
    { value: nothing, label: texts.nothing },
    ...groupTemplateNames.map(value => ({ value, label: texts.templates[value] })),
  ];
  return (
    <Modal isOpen onClose={close} title={texts.title} width={460}>
      <Form form={form} hasSummary={false} isGuarded>
        <p>{texts.text}</p>
        <FormTextField
          control={form.control}
          name="name"
          label={t($ => $.groups.name)}
          hint={t($ => $.groups.nameHint)}
          autoComplete="off"
        />
        {!model && <FormSelect control={form.control} name="start" label={texts.start} options={starts} />}
        <Cluster justify="end">
          <Button onClick={close}>{t($ => $.groups.cancel)}</Button>
          <SubmitButton control={form.control} busyLabel={texts.busy}>
            {texts.submit}
          </SubmitButton>
        </Cluster>
      </Form>
    </Modal>
  );
}

interface NewGroupProps extends NewGroupModalProps {
  readonly onMade: (id: string) => void;
}

interface NewGroupModalProps {
  /** The group that it begins like; absent for a new one. */
  readonly model?: Group;
  readonly onClose: () => void;
}
