import { useChangeStatus, type Registration, type RegistrationProgress } from '@dossier/api/registrations';
import { DueBadge } from '@dossier/ui/due-badge';
import { Cluster, Stack } from '@dossier/ui/layout';
import { Switch } from '@dossier/ui/switch';
import { useTranslations } from '../../../shared/translations.ts';
import { useRecordNotify } from './use-record-notify.ts';

/** Until when the work has to be done, and whether the client has to do something first. */
export function Deadline({ registration, deadline, mayWrite }: DeadlineProps) {
  const t = useTranslations('record');
  const { setWaiting } = useChangeStatus();
  const notify = useRecordNotify(registration._id);
  const { daysLeft, term, isWaiting } = deadline;
  return (
    <Stack gap="small">
      <Cluster gap="small">
        <DueBadge days={daysLeft} isPaused={isWaiting} />
        <small>{t($ => $.record.deadline.term, { count: term, formatted: String(term) })}</small>
      </Cluster>
      {mayWrite && (
        <Switch
          label={t($ => $.record.deadline.wait)}
          hint={t($ => $.record.deadline.waitHint)}
          isOn={isWaiting}
          onValueChange={isOn => void notify(() => setWaiting(registration, isOn))}
        />
      )}
    </Stack>
  );
}

interface DeadlineProps {
  readonly registration: Registration;
  readonly deadline: NonNullable<RegistrationProgress['deadline']>;
  readonly mayWrite: boolean;
}
