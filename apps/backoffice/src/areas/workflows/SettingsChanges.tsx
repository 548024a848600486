import type { SignOffAction } from '@dossier/api/contract';
import { useSignOff, useWorkflowSettings, type SignOff, type SignOffSummary } from '@dossier/api/workflows';
import { DiffView } from '@dossier/ui/diff-view';
import { Skeleton } from '@dossier/ui/skeleton';
import type { ComponentType } from 'react';
import type { ChangeTexts } from '../../shared/lowered-settings/change-texts.ts';
import { usePolicyChanges } from '../../shared/lowered-settings/use-policy-changes.ts';
import { useReaderChanges } from '../../shared/lowered-settings/use-reader-changes.ts';
import { useReaderNames } from '../../shared/lowered-settings/use-reader-names.ts';
import { useSignInChanges } from '../../shared/lowered-settings/use-sign-in-changes.ts';
import { useWorkflowChanges } from '../../shared/lowered-settings/use-workflow-changes.ts';
import { useTranslations } from '../../shared/translations.ts';

/** What would become different in settings of which something is asked, field by field. */
export function SettingsChanges({ request }: { readonly request: SignOffSummary }) {
  const { data } = useSignOff(request._id);
  const Changes = changesOf[request.action];
  if (!Changes) return null;
  return data ? <Changes signOff={data} /> : <Skeleton height="2.5rem" />;
}

interface ChangesProps {
  readonly signOff: SignOff;
}

function OfSignIn(props: ChangesProps) {
  return <Changes {...props} {...useSignInChanges()} />;
}

function OfPolicy(props: ChangesProps) {
  return <Changes {...props} {...usePolicyChanges()} />;
}

function OfReaders(props: ChangesProps) {
  const { names, error } = useReaderNames();
  const texts = useReaderChanges(names);
  // Ids say nothing to anyone: where names cannot be read, its page has them.
  if (error) return null;
  return names ? <Changes {...props} {...texts} /> : <Skeleton height="2.5rem" />;
}

function OfWorkflow(props: ChangesProps) {
  return <Changes {...props} {...useWorkflowChanges(useWorkflowSettings().data?.items ?? [])} />;
}

const changesOf: Partial<Record<SignOffAction, ComponentType<ChangesProps>>> = {
  'settings.lowerAuthentication': OfSignIn,
  'settings.lowerPolicy': OfPolicy,
  'settings.lowerWorkflow': OfWorkflow,
  'settings.widenRestricted': OfReaders,
};

function Changes({ signOff, labelOf, textOf }: ChangesProps & ChangeTexts) {
  const t = useTranslations('board');
  return (
    <DiffView
      label={t($ => $.board.approvals.changes)}
      changes={signOff.diff.map(({ path, old, new: next }) => ({
        id: path,
        label: labelOf(path),
        before: textOf(old, path),
        after: textOf(next, path),
      }))}
    />
  );
}
