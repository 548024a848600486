import { Button } from '@dossier/ui/button';
import { useErrorText, useMessages } from '@dossier/ui/messages';

/**
 * S1 §2 where nothing of a page is there: OK reloads. Made of what every page begins with, because nothing more may come.
 */
export function NothingLoaded() {
  const { information } = useMessages().components;
  const text = useErrorText()({ code: 'pageLoad' });
  return (
    <div role="alertdialog" aria-label={text} className="grid place-items-center gap-4 p-6">
      <p>{text}</p>
      <Button variant="primary" autoFocus onClick={() => location.reload()}>
        {information.ok}
      </Button>
    </div>
  );
}
