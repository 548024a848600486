import { Held } from '../docs/Held.tsx';
import { fieldAnatomy, type Guidance } from '../docs/guidance.ts';
import { Switch } from './Switch.tsx';

export const guidance: Guidance = {
  when: ['A setting that takes effect at once'],
  whenNot: ['A value submitted with a form: use `Checkbox`'],
  pairs: [
    {
      do: {
        say: 'Name what is switched on',
        show: (
          <Held start={true}>
            {(isOn, change) => <Switch label="Notifications by mail" isOn={isOn} onValueChange={change} />}
          </Held>
        ),
      },
      dont: {
        say: 'Name it so that “on” means off',
        show: (
          <Held start={true}>
            {(isOn, change) => <Switch label="Turn mails off" isOn={isOn} onValueChange={change} />}
          </Held>
        ),
      },
    },
  ],
  anatomy: fieldAnatomy,
  keyboard: [
    ['Tab', 'Moves focus to it'],
    ['Space', 'Turns it on or off'],
  ],
  related: ['Checkbox', 'SegmentedControl'],
};
