import { aParty, aRegistration, AppError, aSuggestion, status } from '@dossier/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { screenAt } from '../../../testing/screen.tsx';
import { NewRegistrationPage } from '../NewRegistrationPage.tsx';

const meta = {
  title: 'Screens/Registrations/Linking',
  component: NewRegistrationPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof NewRegistrationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const newAddress = '/administration/registrations/new';
const recordAddress = '/administration/registrations/0192f0a0-0000-7000-8000-000000000001?section=parties';
const incomplete = aRegistration({ status: status('INCOMPLETE') });
const create = fn(() => incomplete);
const suggest = fn(() => ({
  items: [aSuggestion({ name: 'Fleur de Wit', beganOn: '1970-01-31' })],
  total: 1,
  counts: {},
}));
const answers = { 'registrations.create': create, 'parties.suggestions': suggest };

type Canvas = ReturnType<typeof within>;

async function enterPerson(canvas: Canvas) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Last name' }), 'de Wit');
  await userEvent.click(canvas.getAllByRole('spinbutton')[0] as HTMLElement);
  await userEvent.keyboard('31011970');
}

const useName = "Use this client's data: Fleur de Wit";

/** A client who is there already is suggested while their name is entered: their data are used, and entered no second time. */
export const Suggested: Story = {
  ...screenAt(newAddress, { answers }),
  play: async ({ canvas, step }) => {
    await step('a name with a date of birth finds the client', async () => {
      await enterPerson(canvas);
      await expect(await canvas.findByText('Possibly an existing client')).toBeVisible();
      await expect(canvas.getByText(/1970 · Utrecht · same name and date of birth$/)).toBeVisible();
    });
    await step('whose data take the place of the fields, with the focus on the way back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: useName }));
      await expect(await canvas.findByRole('group', { name: 'Fleur de Wit' })).toBeVisible();
      await expect(canvas.queryByRole('textbox', { name: 'Last name' })).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Enter data instead' })).toHaveFocus();
    });
    await step('back, with what was typed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Enter data instead' }));
      await expect(await canvas.findByRole('textbox', { name: 'Last name' })).toHaveValue('de Wit');
    });
    await step('the client is sent, and no data', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: useName }));
      await userEvent.click(canvas.getByRole('button', { name: 'Start registration' }));
      await waitFor(() =>
        expect(create).toHaveBeenCalledWith(
          expect.objectContaining({
            body: { type: 'INDIVIDUAL', channel: 'Professional', parties: [{ linked: 'p9' }] },
          }),
        ),
      );
    });
  },
};

/** Who looks at duplicates can use the client's data there, too. */
export const AmongDuplicates: Story = {
  ...screenAt(newAddress, {
    answers: {
      ...answers,
      'registrations.duplicates': () => ({
        items: [
          {
            _id: '0192f0a0-0000-7000-8000-000000000007',
            number: '2026-01278',
            name: 'Fleur de Wit',
            status: status('INCOMPLETE'),
            match: 'nameAndDateOfBirth',
          },
        ],
        total: 1,
        counts: {},
      }),
    },
  }),
  play: async ({ canvas }) => {
    await enterPerson(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Start registration' }));
    await screen.findByText('Possible duplicate');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: useName }));
    await expect(await canvas.findByRole('group', { name: 'Fleur de Wit' })).toBeVisible();
  },
};

/** A client who cannot be used is named: there is no field on the page to put it at. */
export const Refused: Story = {
  ...screenAt(newAddress, {
    answers: {
      ...answers,
      'registrations.create': () => {
        throw new AppError('ValidationFailed', [{ path: 'parties[0].linked', code: 'oneOf' }]);
      },
    },
  }),
  play: async ({ canvas }) => {
    await enterPerson(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: useName }));
    await userEvent.click(canvas.getByRole('button', { name: 'Start registration' }));
    await screen.findByText("The data of Fleur de Wit can't be used any more. Enter the data instead.");
    await expect(canvas.getByRole('group', { name: 'Fleur de Wit' })).toBeVisible();
  },
};

const update = fn(() => aRegistration({ status: status('INCOMPLETE'), version: 2 }));

/** A party that comes in may be a client already; those of the registration are not suggested. */
export const AddedParty: Story = {
  ...screenAt(recordAddress, {
    answers: {
      'registrations.get': () => incomplete,
      'registrations.update': update,
      'parties.suggestions': () => ({
        items: [aSuggestion({ _id: 'p2' }), aSuggestion({ name: 'Fleur de Wit' })],
        total: 2,
        counts: {},
      }),
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Add party: Van der Brüggen Holding B.V.' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Last name' }), 'de Wit');
    await userEvent.click(dialog.getAllByRole('spinbutton')[0] as HTMLElement);
    await userEvent.keyboard('14031968');
    await userEvent.click(await dialog.findByRole('button', { name: useName }));
    await expect(dialog.queryByRole('textbox', { name: 'Last name' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Add party' }));
    await screen.findByText('Fleur de Wit was added.');
    await expect(update).toHaveBeenCalledWith(
      expect.objectContaining({
        body: { parties: [], added: [{ linked: 'p9', under: 'p1' }], removed: [] },
      }),
    );
  },
};

const elsewhere = () => {
  const { registrations } = aParty();
  const [here] = registrations;
  const other = (id: string, number: string) => ({ ...here!, _id: id, number, name: 'Fleur de Wit' });
  return aParty({
    registrations: [...registrations, other('other-1', '2026-01278'), other('other-2', '2026-01101')],
  });
};

/** Where else a client takes part is said where their data are read and changed. */
export const InOtherRegistrations: Story = {
  ...screenAt(`${recordAddress}&edit=p2`, {
    answers: { 'registrations.get': () => incomplete, 'parties.get': elsewhere },
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Also in 2 other registrations. A change here also applies there.'),
    ).toBeVisible();
    const others = within(
      canvas.getByRole('list', { name: 'Other registrations of Maarten van der Brüggen' }),
    );
    await expect(others.getByRole('link', { name: 'Fleur de Wit, 2026-01278' })).toHaveAttribute(
      'href',
      '/administration/registrations/other-1?section=parties',
    );
    await expect(others.getAllByRole('link')).toHaveLength(2);
  },
};

/** Users who may not read client files see nothing of other registrations. */
export const WithoutClientFiles: Story = {
  ...screenAt(recordAddress, {
    answers: {
      'registrations.get': () => incomplete,
      'parties.get': elsewhere,
      'access.permissionsCheck': () => ['clientFileRead'],
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Maarten van der Brüggen' });
    await expect(canvas.queryByText(/other registrations/)).toBeNull();
  },
};
