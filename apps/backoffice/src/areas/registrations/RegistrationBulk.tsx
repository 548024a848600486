import { usePermissions } from '@dossier/api/access';
import { Button } from '@dossier/ui/button';
import { BulkBar, type Selection } from '@dossier/ui/data-table';
import { AssignIcon, DownloadIcon } from '@dossier/ui/icons';
import { Cluster } from '@dossier/ui/layout';
import { Progress } from '@dossier/ui/progress';
import type { BulkProgress } from '../../shared/bulk.ts';
import { formatCount } from '../../shared/format.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useTranslations } from '../../shared/translations.ts';
import { AssigneeMenu } from './AssigneeMenu.tsx';

/** What can be done with the registrations that are chosen. */
export function RegistrationBulk({
  selection,
  total,
  pageSize,
  progress,
  onSelect,
  onCancel,
  onExport,
  onAssign,
}: RegistrationBulkProps) {
  const { may } = usePermissions(['registrationWrite', 'clientFileOverviewPartiesExport']);
  const t = useTranslations('registrations');
  const [locale] = useLocale();
  const texts = t($ => $.registrations.bulk, { returnObjects: true });
  if (progress)
    return (
      <Cluster justify="between">
        <Progress className="flex-1" label={texts.running} value={progress.done} max={progress.total} />
        <Button size="small" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </Cluster>
    );
  return (
    <BulkBar
      selection={selection}
      total={total}
      pageSize={pageSize}
      summary={t($ => $.registrations.summary, { count: total, formatted: formatCount(total, locale) })}
      onSelect={onSelect}
    >
      {may('registrationWrite') && (
        <AssigneeMenu
          button={
            <Button size="small" icon={<AssignIcon aria-hidden />}>
              {texts.assign}
            </Button>
          }
          placement="top end"
          onAssign={onAssign}
        />
      )}
      {may('clientFileOverviewPartiesExport') && (
        <Button size="small" icon={<DownloadIcon aria-hidden />} onClick={onExport}>
          {texts.export}
        </Button>
      )}
    </BulkBar>
  );
}

interface RegistrationBulkProps {
  readonly selection: Selection;
  readonly total: number;
  readonly pageSize: number;
  /** Of work that is going on. */
  readonly progress: BulkProgress | null;
  readonly onSelect: (selection: Selection) => void;
  readonly onCancel: () => void;
  readonly onExport: () => void;
  readonly onAssign: (assigneeId: string | null, name: string) => void;
}
