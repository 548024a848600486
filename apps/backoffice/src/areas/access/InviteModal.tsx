import { useGroups, useInvites } from '@dossier/api/access';
import { Button } from '@dossier/ui/button';
import {
  Form,
  FormMultiSelect,
  FormPhoneField,
  FormSelect,
  FormTextField,
  SubmitButton,
  useForm,
} from '@dossier/ui/form';
import { Cluster } from '@dossier/ui/layout';
import { Modal } from '@dossier/ui/modal';
import { Skeleton } from '@dossier/ui/skeleton';
import { useState } from 'react';
import { useGuardedClose } from '../../shared/use-guarded-close.ts';
import { useTranslations } from '../../shared/translations.ts';
import { useTenantCountry } from '../../shared/use-tenant-country.ts';
import { useRoleOptions } from './use-role-options.ts';
import { useNotify } from './use-notify.ts';
import { inviteSchema, type InviteForm } from './user-schemas.ts';

/** Invites someone: address, phone, role, and the groups that they will be in. */
export function InviteModal({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('access', 'users');
  const country = useTenantCountry();
  const { invite, mutate } = useInvites();
  const close = useGuardedClose(onClose);
  const notify = useNotify(() => void mutate());
  // Made with the form: sending twice invites once.
  const [key] = useState(() => crypto.randomUUID());
  const { data: groups, error } = useGroups();
  const form = useForm<InviteForm>({
    schema: inviteSchema,
    defaultValues: { email: '', phone: '', role: '', groupIds: [] },
    onSubmit: async ({ email, phone, role, groupIds }) => {
      if (role === '') return;
      const body = { email: email.trim(), phone: phone === '' ? null : phone, role, groupIds };
      if (
        await notify(
          () => invite(body, key),
          t($ => $.users.invited, { email: body.email }),
        )
      )
        onClose();
    },
  });
  return (
    <Modal isOpen onClose={close} title={t($ => $.users.inviteTitle)} width={460}>
      <Form form={form} hasSummary={false} isGuarded>
        <p>{t($ => $.users.inviteText)}</p>
        <FormTextField
          control={form.control}
          name="email"
          label={t($ => $.access.signUp.email)}
          type="email"
          autoComplete="off"
        />
        <FormPhoneField
          control={form.control}
          name="phone"
          label={t($ => $.access.signUp.phone)}
          hint={t($ => $.users.phoneHint)}
          defaultCountry={country}
          isOptional
        />
        <FormSelect
          control={form.control}
          name="role"
          label={t($ => $.users.role)}
          options={useRoleOptions()}
        />
        {/* Their room is kept: what moves under a press loses it. */}
        {!groups && !error && <Skeleton height="5.25rem" />}
        {groups && groups.items.length > 0 && (
          <FormMultiSelect
            control={form.control}
            name="groupIds"
            label={t($ => $.users.groups)}
            hint={t($ => $.users.groupsHint)}
            options={groups.items.map(({ _id, name }) => ({ value: _id, label: name }))}
            isOptional
          />
        )}
        <Cluster justify="end">
          <Button onClick={close}>{t($ => $.users.cancel)}</Button>
          <SubmitButton control={form.control} busyLabel={t($ => $.users.sending)}>
            {t($ => $.users.send)}
          </SubmitButton>
        </Cluster>
      </Form>
    </Modal>
  );
}
