import { useOwnersReport } from '@dossier/api/parties';
import { Button } from '@dossier/ui/button';
import { DownloadIcon } from '@dossier/ui/icons';
import { useNow } from '../../../shared/now.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { useTexts } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useNotify } from '../../../shared/use-notify.ts';

/** The owners of a company on a day as a paper: their grounds, the chains in words, and who confirmed them. */
export function OwnersReport({ partyId, day }: OwnersReportProps) {
  const { report, reportReady } = useTexts('connections');
  const { stale } = useTexts('clientFile');
  const [locale] = useLocale();
  const today = useNow().toISOString().slice(0, 10);
  const print = useOwnersReport();
  const notify = useNotify({ NotFound: stale }, () => undefined);
  const download = () =>
    notify(async () => {
      const file = await print(partyId, { locale, ...(day !== null && { on: day }) });
      saveFile(`owners-${day ?? today}.pdf`, file);
    }, reportReady);
  return (
    <Button icon={<DownloadIcon aria-hidden />} onClick={() => void download()}>
      {report}
    </Button>
  );
}

interface OwnersReportProps {
  readonly partyId: string;
  /** yyyy-mm-dd; null for today. */
  readonly day: string | null;
}
