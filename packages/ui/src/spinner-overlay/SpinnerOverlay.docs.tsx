import { useEffect, useState } from 'react';
import { Button } from '../button/Button.tsx';
import type { Guidance } from '../docs/guidance.ts';
import { SpinnerOverlay } from './SpinnerOverlay.tsx';

/** Covers the page for a second and a half. */
function Covers({ buttonText, label }: { readonly buttonText: string; readonly label: string }) {
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setIsBusy(false), 1500);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return (
    <>
      <Button onClick={() => setIsBusy(true)}>{buttonText}</Button>
      <SpinnerOverlay isBusy={isBusy} label={label} />
    </>
  );
}

export const guidance: Guidance = {
  when: ['One page replaces another, and nothing may be pressed meanwhile'],
  whenNot: ['Part of a page is loading: use `Skeleton`', 'One action is in progress: use a busy `Button`'],
  pairs: [
    {
      do: {
        say: 'Cover the page while switching from one file to another',
        show: <Covers buttonText="Open the next file" label="Opening the file of Zoë Müller" />,
      },
      dont: {
        say: 'Block the page while one field is saved',
        show: <Covers buttonText="Save the remark" label="Please wait" />,
      },
    },
  ],
  anatomy: ['The scrim over the page', 'The spinner and a text'],
  keyboard: [],
  related: ['Spinner', 'Skeleton', 'Progress'],
};
