'use client';
import { Button } from '../button/Button.tsx';
import { useMessages } from '../messages/index.ts';
import { NativeDialog } from '../modal/NativeDialog.tsx';

/**
 * Reports that what was opened could not be fetched, and offers to try again. Where that does not help the page is
 * loaded again: Chromium (153) never asks again for a module that it could not fetch once. Without a connection the
 * page stays: nothing would come in its place.
 */
export function NotLoaded({ id, load, onClose }: NotLoadedProps) {
  const { components } = useMessages();
  const { text, question } = components.notLoaded;
  const retry = () => load().then(onClose, () => navigator.onLine && location.reload());
  return (
    <NativeDialog
      id={id}
      isOpen
      role="alertdialog"
      width={460}
      title={components.information.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{components.confirm.no}</Button>
          <Button variant="primary" onClick={() => void retry()}>
            {components.confirm.yes}
          </Button>
        </>
      }
    >
      <p className="text-text">{text}</p>
      <p className="mt-2 text-text-muted">{question}</p>
    </NativeDialog>
  );
}

interface NotLoadedProps {
  /** Of the element in whose place it stands. */
  readonly id: string | undefined;
  /** Fetches what is missing. */
  readonly load: () => Promise<unknown>;
  readonly onClose: () => void;
}
