import { Button } from '@dossier/ui/button';
import { Cluster, Stack } from '@dossier/ui/layout';
import { Modal } from '@dossier/ui/modal';
import { TextArea } from '@dossier/ui/text-area';
import { useToasts } from '@dossier/ui/toast';
import { useTexts } from '../../../shared/translations.ts';

export function ReportModal({ report, onClose }: ReportModalProps) {
  const { actions, reportAbout } = useTexts('register');
  const { show } = useToasts();
  const copy = async () => {
    await navigator.clipboard.writeText(report);
    show({ tone: 'success', text: actions.copied });
  };
  return (
    <Modal isOpen width={630} title={actions.reportText} onClose={onClose}>
      <Stack>
        <TextArea label={actions.reportText} hint={reportAbout} value={report} rows={12} readOnly />
        <Cluster justify="end">
          <Button variant="primary" onClick={() => void copy()}>
            {actions.copy}
          </Button>
        </Cluster>
      </Stack>
    </Modal>
  );
}

interface ReportModalProps {
  readonly report: string;
  readonly onClose: () => void;
}
