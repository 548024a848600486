import { Held } from '../docs/Held.tsx';
import type { Guidance } from '../docs/guidance.ts';
import { SplitPane } from './SplitPane.tsx';

export const guidance: Guidance = {
  when: ['A list and the selected item, side by side, for long periods'],
  whenNot: ['Two things that need not be seen together: use `Tabs`'],
  pairs: [
    {
      do: {
        say: 'Place side by side what people compare',
        show: (
          <Held start={50}>
            {(share, change) => (
              <SplitPane
                name="the passport"
                share={share}
                onShareChange={change}
                className="w-full"
                start={<p className="p-3">Passport: Müller, Zoë, 14 March 1968</p>}
                end={<p className="p-3">Client file: Müller, Zoe, 14 March 1968</p>}
              />
            )}
          </Held>
        ),
      },
      dont: {
        say: 'Reserve half of the window for what is rarely read',
        show: (
          <Held start={50}>
            {(share, change) => (
              <SplitPane
                name="the file"
                share={share}
                onShareChange={change}
                className="w-full"
                start={<p className="p-3">Client file: Müller, Zoe, 14 March 1968</p>}
                end={<p className="p-3">Choose a document</p>}
              />
            )}
          </Held>
        ),
      },
    },
  ],
  anatomy: ['The first pane', 'A draggable separator', 'The second pane', 'Below 768 px: the panes stacked'],
  keyboard: [
    ['Tab', 'Moves focus to the separator'],
    ['ArrowRight', 'Widens the first pane; with Shift, by more'],
    ['ArrowLeft', 'Narrows it'],
    ['Home', 'Narrows it to its minimum'],
    ['End', 'Widens it to its maximum'],
    ['Enter', 'Collapses or restores it'],
  ],
  related: ['PageShell', 'Tabs'],
};
