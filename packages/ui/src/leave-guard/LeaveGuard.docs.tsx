import { Button } from '../button/Button.tsx';
import type { Guidance } from '../docs/guidance.ts';
import { LeaveGuardProvider, useConfirmLeave, useLeaveGuard } from './index.ts';

function Page({ changes }: { readonly changes: readonly string[] }) {
  useLeaveGuard(changes);
  const confirmLeave = useConfirmLeave();
  return <Button onClick={() => void confirmLeave()}>Go to the dashboard</Button>;
}

/** A page on which this was typed, and a way out of it. */
function Leaves({ change }: { readonly change: string }) {
  return (
    <LeaveGuardProvider>
      <Page changes={[change]} />
    </LeaveGuardProvider>
  );
}

export const guidance: Guidance = {
  imports: ['LeaveGuardProvider', 'useLeaveGuard'],
  when: ['Pages on which something can be typed and lost: around the application, once'],
  whenNot: ['Before something is deleted for good: use `Modal`'],
  pairs: [
    {
      do: {
        say: 'Name what would be lost, as the page names it',
        show: <Leaves change="Postal code" />,
        note: 'Press the button: the dialog names Postal code',
      },
      dont: {
        say: 'Use internal names',
        show: <Leaves change="addr_pc_1" />,
        note: 'Press the button: the dialog names addr_pc_1',
      },
    },
  ],
  anatomy: ['The unsaved changes, by label', '“Discard”', '“Keep editing”, which has focus'],
  keyboard: [
    ['Tab', 'Moves between the answers'],
    ['Enter', 'Keeps editing'],
    ['Escape', 'Keeps editing'],
  ],
  related: ['Form', 'SaveBar', 'Modal'],
};
