import { Spinner } from '@dossier/ui/spinner';
import { useWords } from './words.ts';

/** Shown in the place of a part of a page that is on its way. */
export function LoadingPart() {
  const t = useWords();
  return (
    // Beneath the overlay of a navigation, which says the same.
    <div className="grid min-h-dvh place-items-center [body:has(>[data-navigating])_&]:invisible">
      <Spinner size="large" label={t($ => $.shell.loading)} />
    </div>
  );
}
