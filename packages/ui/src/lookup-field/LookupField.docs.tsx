import { Button } from '../button/Button.tsx';
import { fieldAnatomy, type Guidance } from '../docs/guidance.ts';
import { LookupField } from './LookupField.tsx';

const haven = { id: '1', title: 'Stichting De Haven', about: '41126830 · Rotterdam' };

export const guidance: Guidance = {
  when: ['An external register is searched, and the result fills a form'],
  whenNot: ['One of many choices that are known: use `ComboBox`', 'To filter a list: use `SearchField`'],
  pairs: [
    {
      do: {
        say: 'Show what distinguishes one result from another',
        show: (
          <LookupField
            label="Company register"
            searchLabel="Search"
            onSearch={() => {}}
            resultsLabel="Results"
            results={[{ ...haven, action: <Button size="small">Use</Button> }]}
          />
        ),
      },
      dont: {
        say: 'Repeat the name on the button',
        show: (
          <LookupField
            label="Company register"
            searchLabel="Search"
            onSearch={() => {}}
            resultsLabel="Results"
            results={[{ ...haven, action: <Button size="small">Use Stichting De Haven</Button> }]}
          />
        ),
      },
    },
  ],
  anatomy: [...fieldAnatomy, 'The button', 'A message about the result', 'Results, each with an action'],
  keyboard: [
    ['Enter', 'Looks it up'],
    ['Tab', 'Moves to the button, then through the results'],
  ],
  related: ['ComboBox', 'SearchField', 'PostcodeAddressField'],
};
