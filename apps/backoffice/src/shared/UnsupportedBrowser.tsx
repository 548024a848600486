import { EmptyState } from '@dossier/ui/empty-state';
import { useTranslations } from './translations.ts';

/** S1 §1: says that this browser is not supported, without buttons; there is no way past it. */
export function UnsupportedBrowser() {
  const t = useTranslations();
  const title = t($ => $.common.unsupported.title);
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <div role="alertdialog" aria-label={title}>
        <EmptyState title={title}>{t($ => $.common.unsupported.text)}</EmptyState>
      </div>
    </main>
  );
}
