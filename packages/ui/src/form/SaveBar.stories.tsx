import { required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { object, string, type ObjectSchema } from 'yup';
import { Button } from '../button/Button.tsx';
import { LeaveGuardProvider, useConfirmLeave } from '../leave-guard/index.ts';
import {
  type Draft,
  type DraftStore,
  DraftStoreContext,
  Form,
  FormTextArea,
  FormTextField,
  SaveBar,
  useForm,
} from './index.ts';

interface Values {
  street: string;
  city: string;
  note: string;
}
const schema: ObjectSchema<Values> = object({
  street: string()
    .defined()
    .test(...check(required)),
  city: string()
    .defined()
    .test(...check(required)),
  note: string().defined(),
});

interface Args {
  readonly onSubmit: (values: Values) => Promise<void>;
  readonly changed: Partial<Values>;
}

/** A place for drafts that holds one from yesterday. */
const store = (changed: Partial<Values>): DraftStore => {
  const yesterday: Draft = { values: changed, savedAt: new Date('2026-11-20T17:05:00').getTime() };
  const isThere = Object.keys(changed).length > 0;
  return {
    load: () => Promise.resolve(isThere ? yesterday : undefined),
    save: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  };
};

function Settings({ onSubmit }: Pick<Args, 'onSubmit'>) {
  const form = useForm({
    schema,
    defaultValues: { street: 'Maliebaan 14', city: 'Utrecht', note: '' },
    onSubmit,
    draft: 'general/1',
    staysOpen: true,
  });
  const { control } = form;
  const confirmLeave = useConfirmLeave();
  const [section, setSection] = useState('Settings');
  const go = async () => {
    if (await confirmLeave()) setSection('Elsewhere');
  };
  return (
    <div className="max-w-column">
      <h1 className="mb-4 font-heading text-xl">{section}</h1>
      <Form form={form} isGuarded>
        <FormTextField control={control} name="street" label="Street" />
        <FormTextField control={control} name="city" label="City" />
        <FormTextArea control={control} name="note" label="Note" isOptional rows={6} />
        <Button onClick={() => void go()}>Go elsewhere</Button>
        <SaveBar form={form} />
      </Form>
    </div>
  );
}

function Page({ onSubmit, changed }: Args) {
  const [drafts] = useState(() => store(changed));
  return (
    <LeaveGuardProvider>
      <DraftStoreContext value={drafts}>
        <Settings onSubmit={onSubmit} />
      </DraftStoreContext>
    </LeaveGuardProvider>
  );
}

const meta = {
  title: 'Components/Fields/SaveBar',
  component: SaveBar,
  render: args => <Page {...(args as unknown as Args)} />,
  args: { onSubmit: fn(() => Promise.resolve()), changed: {} } as never,
} satisfies Meta<typeof SaveBar>;
export default meta;
type Story = StoryObj<Args>;

const bar = () => screen.queryByRole('region', { name: 'Unsaved changes' });

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step('it is not there while nothing is changed', async () => {
      await expect(bar()).toBeNull();
    });
    await step('it names what has changed', async () => {
      await userEvent.type(canvas.getByLabelText('Street'), ' bis');
      await userEvent.type(canvas.getByLabelText('Note (optional)'), 'Second floor');
      await expect(bar()).toHaveTextContent('Not saved yet: Street and Note');
    });
    await step('what is changed back counts no more', async () => {
      await userEvent.type(canvas.getByLabelText('Street'), '{Backspace>4/}');
      await expect(bar()).toHaveTextContent('Not saved yet: Note');
    });
    await step('saving sends once, and it goes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
      await waitFor(() => expect(bar()).toBeNull());
      await expect(args.onSubmit).toHaveBeenCalledOnce();
      await expect(canvas.getByLabelText('Note (optional)')).toHaveValue('Second floor');
    });
    await step('whoever saved by keyboard is back where they came from', async () => {
      await userEvent.type(canvas.getByLabelText('City'), ' Oost');
      canvas.getByLabelText('City').focus();
      canvas.getByRole('button', { name: 'Save changes' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(bar()).toBeNull());
      await expect(canvas.getByLabelText('City')).toHaveFocus();
    });
  },
};
export const Playground: Story = {};
/** Discarding asks first and restores the saved values. */
export const Discards: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('City'), ' Oost');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(canvas.getByLabelText('City')).toHaveValue('Utrecht');
    await waitFor(() => expect(bar()).toBeNull());
  },
};
/** A draft of yesterday is back, says so, and can be discarded. */
export const Restored: Story = {
  tags: ['visual'],
  args: { changed: { street: 'Maliesingel 41' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Your unsaved changes of Nov 20, 2026, 5:05 PM were restored.'),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Street')).toHaveValue('Maliesingel 41');
    await expect(bar()).toHaveTextContent('Not saved yet: Street');
  },
};
/** The page is asked before it is left, until what was typed has been saved. */
export const GuardsLeaving: Story = {
  play: async ({ canvas, step }) => {
    const leave = () => userEvent.click(canvas.getByRole('button', { name: 'Go elsewhere' }));
    await userEvent.type(canvas.getByLabelText('City'), ' Oost');
    await step('it names what would be lost', async () => {
      await leave();
      const dialog = await screen.findByRole('alertdialog', { name: 'Discard changes?' });
      await expect(dialog).toHaveTextContent('City');
      await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    });
    await step('what has been saved is not lost', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
      await waitFor(() => expect(bar()).toBeNull());
      await leave();
      await waitFor(() => expect(canvas.getByRole('heading')).toHaveTextContent('Elsewhere'));
    });
  },
};
/** In German: labels are longer, and numbers and dates follow the language. */
export const German: Story = {
  globals: { locale: 'de-DE' },
  args: { changed: { street: 'Maliesingel 41', note: 'Zweiter Stock' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Änderungen speichern' })).toBeVisible();
  },
};
