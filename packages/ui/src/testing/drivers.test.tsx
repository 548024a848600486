import { describe, expect, it, vi } from 'vitest';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Menu } from '../menu/Menu.tsx';
import { ConfirmModal } from '../modal/ConfirmModal.tsx';
import { Select } from '../select/Select.tsx';
import { TextField } from '../text-field/TextField.tsx';
import {
  describeContract,
  describeFieldContract,
  dialogDriver,
  fieldDriver,
  menuDriver,
  render,
} from './index.ts';

describe('the test kit', () => {
  describe('holds a component of an application to what ours promise', () => {
    describeContract(<IconButton label="Archive" icon="A" />);
    describeFieldContract(props => <TextField {...props} />, 'input');
  });

  it('types into a field by its label, and reads what it says', async () => {
    const onValueChange = vi.fn();
    const { container } = await render(
      <TextField
        label="City"
        hint="As on the deed"
        error="Too short"
        value="U"
        onValueChange={onValueChange}
      />,
    );
    const field = fieldDriver('City', container);
    await field.type('Utrecht');
    await field.leave();
    expect(onValueChange).toHaveBeenLastCalledWith('Utrecht');
    expect(field.isInvalid()).toBe(true);
    expect(field.descriptions()).toEqual(['Too short', 'As on the deed']);
  });

  it('chooses in a select', async () => {
    const onValueChange = vi.fn();
    await render(
      <Select
        label="Country"
        options={[
          { value: 'NL', label: 'Netherlands' },
          { value: 'BE', label: 'Belgium' },
        ]}
        value="NL"
        onValueChange={onValueChange}
      />,
    );
    await fieldDriver('Country').type('BE');
    expect(onValueChange).toHaveBeenLastCalledWith('BE');
  });

  it('answers a dialog by its title', async () => {
    const onAnswer = vi.fn();
    await render(<ConfirmModal isOpen title="Delete draft" questions={['Sure?']} onAnswer={onAnswer} />);
    await dialogDriver('Delete draft').press('Yes');
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('reads a menu, and chooses in it', async () => {
    const onSelect = vi.fn();
    await render(
      <Menu
        button={<IconButton label="More" icon="M" />}
        groups={[
          [
            { id: 'assign', label: 'Assign', onSelect },
            { id: 'export', label: 'Export', href: '#' },
          ],
        ]}
      />,
    );
    const menu = menuDriver('More');
    expect(await menu.open()).toEqual(['Assign', 'Export']);
    await menu.choose('Assign');
    expect(onSelect).toHaveBeenCalledOnce();
  });

  it('says what there is where it does not meet what a test asks for', async () => {
    const { container } = await render(<TextField label="City" />);
    expect(() => fieldDriver('Town', container)).toThrow('There is: City.');
    expect(() => dialogDriver('Delete')).toThrow('There is: none.');
  });
});
