import { useState, type ReactNode } from 'react';
import { Button } from '@dossier/ui/button';

export interface OverlayArgs {
  readonly isOpen: true;
  readonly onClose: (...values: readonly unknown[]) => unknown;
}

/** Whether a story is something that is open from the start, and can be closed. */
export const isOverlay = (
  args: Readonly<Record<string, unknown>>,
): args is Readonly<Record<string, unknown>> & OverlayArgs =>
  args['isOpen'] === true && typeof args['onClose'] === 'function';

/** What opens over a page closes, and opens again; on a page of documentation it waits until it is asked for. */
export function OpenOnRequest({ args, isOpenAtFirst, children }: OpenOnRequestProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const onClose = (...values: readonly unknown[]) => {
    args.onClose(...values);
    setOpen(false);
  };
  return (
    <>
      {!isOpen && <Button onClick={() => setOpen(true)}>Open</Button>}
      {children({ ...args, isOpen, onClose })}
    </>
  );
}

interface OpenOnRequestProps {
  readonly args: OverlayArgs;
  readonly isOpenAtFirst: boolean;
  readonly children: (args: Readonly<Record<string, unknown>>) => ReactNode;
}
