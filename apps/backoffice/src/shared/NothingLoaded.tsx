import { Button } from '@dossier/ui/button';
import { useErrorText, useMessages } from '@dossier/ui/messages';
import { useId } from 'react';

/**
 * S1 §2 where nothing of a page is there: OK reloads. Made of what every page begins with, because nothing more may come.
 */
export function NothingLoaded() {
  const { title, ok } = useMessages().components.information;
  const errorText = useErrorText();
  const id = useId();
  return (
    <div
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-why`}
      className="grid min-h-96 place-content-center gap-4 p-6"
    >
      <h1 id={id}>{title}</h1>
      <p id={`${id}-why`}>{errorText({ code: 'pageLoad' })}</p>
      <Button variant="primary" autoFocus className="justify-self-start" onClick={() => location.reload()}>
        {ok}
      </Button>
    </div>
  );
}
