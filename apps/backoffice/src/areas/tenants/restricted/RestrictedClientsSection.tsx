import { useGroups, usePermissions, useUsers } from '@dossier/api/access';
import type { SectionValues } from '@dossier/api/tenants';
import { Suspense } from 'react';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { LoadingPage } from '../../../shared/LoadingPage.tsx';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { SectionHistory } from '../history/SectionHistory.tsx';
import { SectionConflict } from '../SectionConflict.tsx';
import { useSaveSection } from '../use-save-section.ts';
import { RestrictedClientsForm } from './RestrictedClientsForm.tsx';
import { WidenedAccess } from './WidenedAccess.tsx';
import { readersOf, readerFields, valueOf, type ReaderNames } from './reader-fields.ts';

/** Who may see restricted clients: the form, who changed it, and both versions where another user was faster. */
export function RestrictedClientsSection({ tenantId, isReadOnly }: RestrictedClientsSectionProps) {
  const t = useTranslations('restrictedClients', 'settings');
  const kinds = t($ => $.restrictedClients.kinds, { returnObjects: true });
  const users = useUsers();
  const { may } = usePermissions(['userGroupsSettingsRead']);
  const mayReadGroups = may('userGroupsSettingsRead');
  const groups = useGroups(mayReadGroups);
  const requests = useTexts('authentication');
  const { section, error, reload, submit, round, conflict, dismissConflict } = useSaveSection(
    tenantId,
    'restrictedClients',
    {
      requested: t($ => $.restrictedClients.requested),
      refused: { signOffOpen: requests.already },
    },
  );
  const failure = error ?? users.error;
  if (failure)
    return <LoadFailed error={failure} onRetry={() => void Promise.all([reload(), users.mutate()])} />;
  if (!section || !users.data || (mayReadGroups && !groups.data)) return <LoadingPage />;
  const names: ReaderNames = {
    users: users.data.items.map(user => ({ value: user._id, label: `${user.firstName} ${user.lastName}` })),
    groups: (groups.data?.items ?? []).map(group => ({ value: group._id, label: group.name })),
  };
  const labelOf = ({ kind, of }: (typeof readerFields)[number]) =>
    t($ => $.restrictedClients[of], { kind: kinds[kind] });
  const namesOf = (field: (typeof readerFields)[number], value: SectionValues['restrictedClients']) =>
    readersOf(field, value).map(id => names[field.of].find(each => each.value === id)?.label ?? id);
  const fields = readerFields.map(field => ({
    id: field.name,
    label: labelOf(field),
    base: conflict ? namesOf(field, conflict.base).join(', ') : '',
    theirs: conflict ? namesOf(field, conflict.theirs.value).join(', ') : '',
    mine: conflict ? namesOf(field, conflict.mine).join(', ') : '',
  }));
  return (
    <>
      <Suspense fallback={null}>
        <WidenedAccess names={names} onDone={reload} />
      </Suspense>
      <RestrictedClientsForm
        key={round}
        section={section}
        names={names}
        isReadOnly={isReadOnly}
        onSave={submit}
      />
      {tenantId !== null && (
        <Suspense fallback={null}>
          <SectionHistory
            tenantId={tenantId}
            name="restrictedClients"
            fields={readerFields.map(field => ({
              label: labelOf(field),
              read: (value: SectionValues['restrictedClients']) => namesOf(field, value),
            }))}
          />
        </Suspense>
      )}
      {conflict && (
        <SectionConflict
          label={t($ => $.restrictedClients.title)}
          theirsLabel={conflict.theirs.updatedBy ?? t($ => $.settings.byPlatform)}
          fields={fields}
          onClose={dismissConflict}
          onSave={merged =>
            void submit(
              valueOf(field => {
                const at = fields.find(({ id }) => id === field.name);
                return readersOf(
                  field,
                  merged[field.name] === at?.mine ? conflict.mine : conflict.theirs.value,
                );
              }),
              conflict.theirs,
            )
          }
        />
      )}
    </>
  );
}

interface RestrictedClientsSectionProps {
  readonly tenantId: string | null;
  readonly isReadOnly: boolean;
}
