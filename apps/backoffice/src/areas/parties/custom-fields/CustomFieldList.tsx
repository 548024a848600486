import type { CustomField } from '@dossier/api/contract';
import { useChangeCustomFields } from '@dossier/api/parties';
import type { RowAction } from '@dossier/ui/data-table';
import { Stack } from '@dossier/ui/layout';
import { ConfirmModal } from '@dossier/ui/modal';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { SettingsTable } from '../../../shared/SettingsTable.tsx';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { changeOf } from './custom-field-schema.ts';
import { useCustomFieldColumns } from './use-custom-field-columns.tsx';

const CustomFieldForm = lazyPart(async () => (await import('./CustomFieldForm.tsx')).CustomFieldForm);

/** The custom fields of the firm by label: each is changed, disabled, archived and restored (3-decisions 4.8). */
export function CustomFieldList({ fields, mayChange, onStale }: CustomFieldListProps) {
  const t = useTranslations('customFields');
  const texts = useTexts('customFields');
  const { change } = useChangeCustomFields();
  const notify = useNotify(
    { VersionStale: texts.stale, NotFound: texts.stale, TransitionNotAllowed: texts.stale },
    onStale,
  );
  const [edited, setEdited] = useState<CustomField | 'new' | null>(null);
  const [archived, setArchived] = useState<CustomField | null>(null);
  const setStatus = (field: CustomField, isActive: boolean, done: string) =>
    void notify(() => change(field, { ...changeOf(field), isActive }), done);
  const actionsOf = (field: CustomField): RowAction[] => {
    if (field.status === 'R')
      return [
        { id: 'restore', label: texts.restore, onSelect: () => setStatus(field, true, texts.restored) },
      ];
    const isActive = field.status === 'A';
    return [
      { id: 'edit', label: texts.edit, onSelect: () => setEdited(field) },
      isActive
        ? { id: 'disable', label: texts.disable, onSelect: () => setStatus(field, false, texts.disabled) }
        : { id: 'enable', label: texts.enable, onSelect: () => setStatus(field, true, texts.enabled) },
      {
        id: 'archive',
        label: texts.archive,
        tone: 'danger',
        group: 1,
        onSelect: () => setArchived(field),
        ...(field.isRequired && { disabledReason: texts.archiveRequired }),
      },
    ];
  };
  const answer = async (isYes: boolean) => {
    if (isYes && archived)
      await notify(() => change(archived, { ...changeOf(archived), archive: true }), texts.archived);
    setArchived(null);
  };
  return (
    <Stack gap="section">
      <SettingsTable
        texts={texts}
        columns={useCustomFieldColumns()}
        rows={fields}
        sorted={[{ column: 'label', direction: 'ascending' }]}
        {...(mayChange && { actionsOf })}
        onAdd={mayChange ? () => setEdited('new') : undefined}
      />
      {edited && (
        <Suspense fallback={null}>
          <CustomFieldForm
            field={edited === 'new' ? null : edited}
            onStale={onStale}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
      <ConfirmModal
        isOpen={archived !== null}
        tone="danger"
        title={t($ => $.customFields.archiveTitle, { label: archived?.label ?? '' })}
        questions={[texts.archiveText]}
        onAnswer={isYes => void answer(isYes)}
      />
    </Stack>
  );
}

interface CustomFieldListProps {
  readonly fields: readonly CustomField[];
  readonly mayChange: boolean;
  /** Another user was faster: what is shown is read again. */
  readonly onStale: () => void;
}
