import { Spinner } from '@dossier/ui/spinner';
import { useTranslations } from './translations.ts';

export function LoadingPart(marks: LoadingPartProps) {
  const t = useTranslations();
  return (
    <div {...marks} className="grid min-h-dvh place-items-center">
      <Spinner size="large" label={t($ => $.common.loading)} />
    </div>
  );
}

interface LoadingPartProps {
  /** It stands for the whole page. */
  readonly 'data-page-loading'?: true;
}
