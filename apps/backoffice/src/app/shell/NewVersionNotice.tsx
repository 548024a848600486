import { useIsOutdated } from '@dossier/api/tenants';
import { Button } from '@dossier/ui/button';
import { Cluster } from '@dossier/ui/layout';
import { useConfirmLeave } from '@dossier/ui/leave-guard';
import { Notice } from '@dossier/ui/notice';
import { useConfiguration } from '../../shared/configuration.ts';
import { useTranslations } from '../../shared/translations.ts';

/** Says that there is a newer build, and reloads when someone wants it: never by itself, and not over a form that holds something. */
export function NewVersionNotice() {
  const t = useTranslations('frame');
  const isOutdated = useIsOutdated(useConfiguration());
  const confirmLeave = useConfirmLeave();
  if (!isOutdated) return null;
  return (
    <Notice tone="info" isLive>
      <Cluster justify="between">
        {t($ => $.frame.notices.newVersion)}
        <Button size="small" onClick={() => void confirmLeave().then(leaves => leaves && location.reload())}>
          {t($ => $.frame.notices.reload)}
        </Button>
      </Cluster>
    </Notice>
  );
}
