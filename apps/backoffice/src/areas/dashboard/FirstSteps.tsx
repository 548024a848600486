import { useActiveUsers, usePermissions, type CurrentUser } from '@dossier/api/access';
import { useSection } from '@dossier/api/tenants';
import { DataTable } from '@dossier/ui/data-table';
import { Section } from '@dossier/ui/section';
import { Status } from '@dossier/ui/status';
import { useTranslations } from '../../shared/translations.ts';

/** What is left to do before there is anything to see (4.9): only what the person may do. */
export function FirstSteps({ user }: { readonly user: CurrentUser }) {
  const t = useTranslations('dashboard');
  const texts = t($ => $.dashboard.first, { returnObjects: true });
  const { may } = usePermissions(['settingsGeneralWrite', 'userSettingsWrite', 'registrationWrite']);
  const tenant = may('settingsGeneralWrite') ? user.tenantId : null;
  // Contact and look are one section, so a version says nothing of either: what they hold does.
  const { section: contact } = useSection(tenant, 'contact');
  const { section: theme } = useSection(tenant, 'whitelabeling');
  const colleagues = useActiveUsers().data?.total ?? 0;
  const steps = [
    ...(tenant === null
      ? []
      : [
          {
            id: 'contact' as const,
            isDone: Boolean(contact?.value.email && contact.value.phone),
            href: '/administration/settings/general',
          },
          {
            id: 'theme' as const,
            isDone: Object.keys(theme?.value ?? {}).length > 0,
            href: '/administration/settings/general?tab=whitelabeling',
          },
        ]),
    ...(may('userSettingsWrite')
      ? [{ id: 'user' as const, isDone: colleagues > 1, href: '/administration/settings/access' }]
      : []),
    ...(may('registrationWrite')
      ? [{ id: 'registration' as const, isDone: false, href: '/administration/registrations/new' }]
      : []),
  ];
  return (
    <Section variant="sheet" title={texts.title}>
      <DataTable
        caption={texts.title}
        rows={steps}
        rowKey={({ id }) => id}
        rowHref={({ href }) => href}
        columns={[
          { id: 'step', header: texts.step, isPrimary: true, minWidth: 200, text: ({ id }) => texts[id] },
          {
            id: 'state',
            header: texts.state,
            text: ({ isDone }) => (isDone ? texts.done : texts.open),
            cell: ({ isDone }) => stateOf(isDone, texts),
          },
        ]}
      />
    </Section>
  );
}

const stateOf = (isDone: boolean, texts: { readonly done: string; readonly open: string }) => (
  <Status tone={isDone ? 'success' : 'neutral'} isOutlined={!isDone}>
    {isDone ? texts.done : texts.open}
  </Status>
);
