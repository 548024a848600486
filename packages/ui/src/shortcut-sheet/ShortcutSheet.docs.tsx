import { Button } from '../button/Button.tsx';
import { Held } from '../docs/Held.tsx';
import type { Guidance } from '../docs/guidance.ts';
import { ShortcutSheet, type ShortcutGroup } from './ShortcutSheet.tsx';

interface OpensProps {
  readonly buttonText: string;
  readonly groups: readonly ShortcutGroup[];
}

/** A button that opens the sheet. */
function Opens({ buttonText, groups }: OpensProps) {
  return (
    <Held start={false}>
      {(isOpen, setOpen) => (
        <>
          <Button onClick={() => setOpen(true)}>{buttonText}</Button>
          <ShortcutSheet
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            groups={groups}
            isEnabled
            onEnabledChange={() => undefined}
          />
        </>
      )}
    </Held>
  );
}

export const guidance: Guidance = {
  when: ['All shortcuts that work on the current page'],
  whenNot: ['One shortcut beside its action: the Keys of this page'],
  pairs: [
    {
      do: {
        say: 'Group by page, and say what each one does',
        show: (
          <Opens
            buttonText="Keyboard shortcuts"
            groups={[
              { label: 'Go to', shortcuts: [{ keys: 'g r', label: 'Registrations' }] },
              { label: 'In a list', shortcuts: [{ keys: 'i', label: 'Assign to me' }] },
            ]}
          />
        ),
      },
      dont: {
        say: 'List shortcuts of other pages',
        show: (
          <Opens
            buttonText="Shortcuts"
            groups={[
              {
                label: 'All',
                shortcuts: [
                  { keys: 'g r', label: 'Registrations' },
                  { keys: 'i', label: 'Assign (only in lists)' },
                  { keys: 'p', label: 'Pin (only on the board)' },
                ],
              },
            ]}
          />
        ),
      },
    },
  ],
  anatomy: [
    'Groups by where they work',
    'Each shortcut with its keys',
    'The switch that turns single-key shortcuts off',
  ],
  keyboard: [
    ['Escape', 'Closes it'],
    ['Space', 'Turns single-key shortcuts on or off, on the switch'],
  ],
  related: ['CommandPalette', 'Modal'],
};
