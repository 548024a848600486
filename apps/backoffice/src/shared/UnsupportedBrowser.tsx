import { EmptyState } from '@dossier/ui/empty-state';
import { useWords } from './words.ts';

/** S1 §1: says that this browser is not supported, without buttons; there is no way past it. */
export function UnsupportedBrowser() {
  const t = useWords();
  const title = t($ => $.shell.unsupported.title);
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <div role="alertdialog" aria-label={title}>
        <EmptyState title={title}>{t($ => $.shell.unsupported.text)}</EmptyState>
      </div>
    </main>
  );
}
