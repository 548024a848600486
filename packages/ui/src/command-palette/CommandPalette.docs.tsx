import { Button } from '../button/Button.tsx';
import { Held } from '../docs/Held.tsx';
import type { Guidance } from '../docs/guidance.ts';
import { CommandPalette } from './CommandPalette.tsx';
import type { Command } from './commands.ts';

interface OpensProps {
  readonly buttonText: string;
  readonly commands: readonly Command[];
}

/** A button that opens a palette of these. */
function Opens({ buttonText, commands }: OpensProps) {
  return (
    <Held start={false}>
      {(isOpen, setOpen) => (
        <>
          <Button onClick={() => setOpen(true)}>{buttonText}</Button>
          <CommandPalette
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            onChoose={() => setOpen(false)}
            sources={[{ id: 'clients', label: 'Clients', commands }]}
          />
        </>
      )}
    </Held>
  );
}

export const guidance: Guidance = {
  imports: ['CommandPalette', 'useCommandKey'],
  when: ['To reach any page, record or action from anywhere'],
  whenNot: ['To narrow a list: use `FilterBar`', 'To choose a value of a form: use `ComboBox`'],
  pairs: [
    {
      do: {
        say: 'Tell people with the same name apart',
        show: (
          <Opens
            buttonText="Find a client"
            commands={[
              { id: 'utrecht', label: 'De Vries', detail: 'Utrecht, complete', href: '#utrecht' },
              { id: 'breda', label: 'De Vries', detail: 'Breda, accepted', href: '#breda' },
            ]}
          />
        ),
        note: 'Press the button to see the results',
      },
      dont: {
        say: 'Let people open two files to find the right one',
        show: (
          <Opens
            buttonText="Search"
            commands={[
              { id: 'first', label: 'De Vries', href: '#first' },
              { id: 'second', label: 'De Vries', href: '#second' },
            ]}
          />
        ),
        note: 'Press the button to see the results',
      },
    },
  ],
  anatomy: [
    'The field',
    'Recent choices',
    'Results in groups, with shortcuts',
    'The outcome, announced',
    'The available keys',
  ],
  keyboard: [
    ['Mod+k', 'Opens it'],
    ['ArrowDown', 'Moves to the next result, and from the last to the first'],
    ['ArrowUp', 'Moves to the previous one'],
    ['Enter', 'Opens the result, or runs the command'],
    ['Escape', 'Closes it and returns focus'],
  ],
  related: ['ShortcutSheet', 'FilterBar', 'Modal'],
};
