import { useUsers, type User } from '@dossier/api/access';
import { Button } from '@dossier/ui/button';
import { Form, FormSelect, FormTextField, SubmitButton, useForm } from '@dossier/ui/form';
import { Cluster } from '@dossier/ui/layout';
import { Modal } from '@dossier/ui/modal';
import { useGuardedClose } from '../../shared/use-guarded-close.ts';
import { useTranslations } from '../../shared/translations.ts';
import { NameFields } from './NameFields.tsx';
import { nameOf } from './user-columns.tsx';
import { useRoleOptions } from './use-role-options.ts';
import { useNotify } from './use-notify.ts';
import { userSchema, type UserForm } from './user-schemas.ts';

const admin = 'ROLE_TENANT_ADMIN';

export function EditUserModal({ user, onClose }: EditUserModalProps) {
  const t = useTranslations('access', 'users');
  const close = useGuardedClose(onClose);
  const { update, mutate } = useUsers();
  const notify = useNotify(() => {
    onClose();
    void mutate();
  });
  const form = useForm<UserForm>({
    schema: userSchema,
    defaultValues: {
      firstName: user.firstName,
      middleName: user.middleName ?? '',
      lastName: user.lastName,
      email: user.pendingEmail ?? user.email,
      role: user.profile,
    },
    onSubmit: async ({ role, middleName, ...names }) => {
      if (role === '') return;
      const body = { ...names, middleName: middleName === '' ? null : middleName, profile: role };
      const hasOtherEmail = names.email !== (user.pendingEmail ?? user.email);
      const isAboutAdmin = user.profile === admin || role === admin;
      const text =
        isAboutAdmin && (hasOtherEmail || role !== user.profile)
          ? t($ => $.users.reset.requested)
          : hasOtherEmail && names.email !== user.email
            ? t($ => $.users.reset.emailPending)
            : undefined;
      if (await notify(() => update(user, body), text)) onClose();
    },
  });
  return (
    <Modal isOpen onClose={close} title={t($ => $.users.editTitle, { name: nameOf(user) })} width={460}>
      <Form form={form} hasSummary={false} isGuarded>
        <NameFields control={form.control} isOwn={false} />
        <FormTextField
          control={form.control}
          name="email"
          label={t($ => $.access.signUp.email)}
          type="email"
          autoComplete="off"
          {...(user.pendingEmail !== null && {
            hint: t($ => $.users.reset.emailHint, { email: user.email }),
          })}
        />
        <FormSelect
          control={form.control}
          name="role"
          label={t($ => $.users.role)}
          options={useRoleOptions()}
          {...(user.profile === admin && { hint: t($ => $.users.reset.updateTakesTwo) })}
        />
        <Cluster justify="end">
          <Button onClick={close}>{t($ => $.users.cancel)}</Button>
          <SubmitButton control={form.control} busyLabel={t($ => $.users.saving)}>
            {t($ => $.users.save)}
          </SubmitButton>
        </Cluster>
      </Form>
    </Modal>
  );
}

interface EditUserModalProps {
  readonly user: User;
  readonly onClose: () => void;
}
