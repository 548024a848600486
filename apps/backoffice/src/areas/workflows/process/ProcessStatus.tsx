import { displayStatusOf } from '@dossier/api/contract';
import type { Process } from '@dossier/api/workflows';
import { Status } from '@dossier/ui/status';
import { workflowDisplayStatus } from '@dossier/validators/vocabularies';
import { useProcessTexts } from './use-process-texts.ts';

export function ProcessStatus({ code }: { readonly code: Process['status'] }) {
  const { status } = useProcessTexts();
  const { tone = 'neutral', outlined } = workflowDisplayStatus.entry(displayStatusOf(code, null)) ?? {};
  return (
    <Status tone={tone} isOutlined={outlined}>
      {status(code)}
    </Status>
  );
}
