import { Spinner } from '@dossier/ui/spinner';
import { useWords } from './words.ts';

/** Shown in the place of a part of a page that is on its way. */
export function LoadingPart(marks: LoadingPartProps) {
  const t = useWords();
  return (
    <div {...marks} className="grid min-h-dvh place-items-center">
      <Spinner size="large" label={t($ => $.shell.loading)} />
    </div>
  );
}

interface LoadingPartProps {
  /** It stands for the whole page. */
  readonly 'data-page-loading'?: true;
}
