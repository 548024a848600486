import { useGroupChanges } from '@dossier/api/access';
import type { Group } from '@dossier/api/contract';
import { Button } from '@dossier/ui/button';
import { Form, FormTextField, SubmitButton, useForm } from '@dossier/ui/form';
import { Cluster } from '@dossier/ui/layout';
import { Modal } from '@dossier/ui/modal';
import { useGuardedClose } from '../../../shared/use-guarded-close.ts';
import { useTranslations } from '../../../shared/translations.ts';
import { violationsIn } from '../../../shared/violations-in.ts';
import { groupSchema, type GroupForm } from './group-schema.ts';
import { useGroupNotify } from './use-group-notify.ts';

export function RenameModal({ group, onClose }: { readonly group: Group; readonly onClose: () => void }) {
  const t = useTranslations('groups');
  const { update } = useGroupChanges();
  const close = useGuardedClose(onClose);
  const notify = useGroupNotify(onClose);
  const texts = t($ => $.groups.rename, { returnObjects: true });
  const form = useForm<GroupForm>({
    schema: groupSchema,
    defaultValues: { name: group.name, start: '' },
    onSubmit: async ({ name }) => {
      const renamed = update(group, { name: name.trim(), grants: [...group.grants] });
      const violations = await violationsIn(renamed, ['name']);
      if (violations) return violations;
      if (await notify(() => renamed, texts.done)) onClose();
      return undefined;
    },
  });
  return (
    <Modal isOpen onClose={close} title={t($ => $.groups.rename.title, { name: group.name })} width={460}>
      <Form form={form} hasSummary={false} isGuarded>
        <FormTextField control={form.control} name="name" label={t($ => $.groups.name)} autoComplete="off" />
        <Cluster justify="end">
          <Button onClick={close}>{t($ => $.groups.cancel)}</Button>
          <SubmitButton control={form.control} busyLabel={t($ => $.groups.members.busy)}>
            {texts.save}
          </SubmitButton>
        </Cluster>
      </Form>
    </Modal>
  );
}
