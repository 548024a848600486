import { aRegistration, AppError, status } from '@dossier/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { screenAt } from '../../testing/screen.tsx';
import { NewRegistrationPage } from './NewRegistrationPage.tsx';

const meta = {
  title: 'Screens/Registrations/New',
  component: NewRegistrationPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof NewRegistrationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = '/administration/registrations/new';
const create = fn(() => aRegistration({ status: status('INCOMPLETE') }));

export const Default: Story = { tags: ['visual'], ...screenAt(address) };

export const Joint: Story = {
  ...screenAt(address, { answers: { 'registrations.create': create } }),
  play: async ({ canvas, step }) => {
    await step('two persons are asked for', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: /Joint/ }));
      await expect(canvas.getAllByRole('textbox', { name: 'Last name' })).toHaveLength(2);
    });
    await step('nothing is sent while a name is missing, and the summary says which', async () => {
      await userEvent.type(canvas.getAllByRole('textbox', { name: 'Last name' })[0] as HTMLElement, 'de Wit');
      await userEvent.click(canvas.getByRole('button', { name: 'Start registration' }));
      await expect(
        await canvas.findByRole('link', { name: 'Last name: This field is required' }),
      ).toBeVisible();
      await expect(create).not.toHaveBeenCalled();
    });
    await step('with both it is sent once and its page opens', async () => {
      await userEvent.type(canvas.getAllByRole('textbox', { name: 'Last name' })[1] as HTMLElement, 'Bakker');
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Start registration' }));
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Van der Brüggen Holding B.V.' }),
      ).toBeVisible();
      await expect(create).toHaveBeenCalledOnce();
    });
  },
};

export const Rejected: Story = {
  ...screenAt(address, {
    answers: {
      'registrations.create': () => {
        throw new AppError('InvalidRegistration');
      },
    },
  }),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Last name' });
    await userEvent.type(name, 'de Wit');
    await userEvent.click(canvas.getByRole('button', { name: 'Start registration' }));
    await waitFor(() => expect(screen.getByText(/Registration is invalid!/)).toBeVisible());
    await expect(name).toHaveValue('de Wit');
  },
};

/** A child has one or two representatives, who sign for it. */
export const Child: Story = {
  ...screenAt(address, { answers: { 'registrations.create': create } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /For a minor/ }));
    const names = canvas.getAllByRole('textbox', { name: /^Last name/ });
    // A second representative is asked for when there is one.
    await expect(names).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Add second representative' }));
    await expect(canvas.getAllByRole('textbox', { name: /^Last name/ })).toHaveLength(3);
    await userEvent.type(names[0] as HTMLElement, 'Vos');
    await userEvent.type(names[1] as HTMLElement, 'Bakker');
    await userEvent.click(canvas.getByRole('button', { name: 'Start registration' }));
    await waitFor(() =>
      expect(create).toHaveBeenCalledWith(
        expect.objectContaining({
          body: {
            type: 'INDIVIDUAL',
            subType: 'CHILD',
            channel: 'Professional',
            parties: [
              { naturalPerson: { lastName: 'Vos', relation: 'RPD' } },
              { naturalPerson: { lastName: 'Bakker', relation: 'RPV' } },
            ],
          },
        }),
      ),
    );
  },
};

/** A company: its country, and the register of that country, come first. */
export const Business: Story = {
  tags: ['visual'],
  ...screenAt(`${address}?type=BUSINESS`),
  play: async ({ canvas }) => {
    const country = await canvas.findByRole('combobox', { name: 'Country of registration' });
    await waitFor(() => expect(country).toHaveValue('Netherlands'));
  },
};

/** The country comes first: what the number is called and looks like depends on it. */
export const GermanCompany: Story = {
  ...screenAt(`${address}?type=BUSINESS`, { answers: { 'registrations.create': create } }),
  play: async ({ canvas, step }) => {
    await step('the Dutch register is asked for Dutch companies alone', async () => {
      const country = await canvas.findByRole('combobox', { name: 'Country of registration' });
      await waitFor(() => expect(country).toHaveValue('Netherlands'));
      await expect(canvas.getByRole('textbox', { name: /^Search the company register/ })).toBeVisible();
      await userEvent.clear(country);
      await userEvent.type(country, 'Germ');
      await userEvent.tab();
      await expect(country).toHaveValue('Germany');
      await expect(canvas.queryByRole('textbox', { name: /^Search the company register/ })).toBeNull();
    });
    await step('its number is written as it is cited', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Company name' }), 'Isar GmbH');
      await userEvent.type(
        canvas.getByRole('textbox', { name: 'Register number' }),
        'Amtsgericht München hrb84954',
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Start registration' }));
      await waitFor(() =>
        expect(create).toHaveBeenCalledWith(
          expect.objectContaining({
            body: {
              type: 'BUSINESS',
              channel: 'Professional',
              parties: [
                {
                  legalEntity: {
                    name: 'Isar GmbH',
                    chamberOfCommerceNo: 'HRB 84954, Amtsgericht München',
                    address: { country: 'DE' },
                  },
                },
              ],
            },
          }),
        ),
      );
    });
  },
};

/** The register fills in what it knows of a company. */
export const Register: Story = {
  ...screenAt(address),
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Business/ }));
    const search = canvas.getByRole('textbox', { name: /^Search the company register/ });
    await step('what it does not know is said', async () => {
      await userEvent.type(search, 'nobody{Enter}');
      await expect(await canvas.findByText('No company found in the register.')).toBeVisible();
    });
    await step('what it knows is taken over', async () => {
      await userEvent.clear(search);
      await userEvent.type(search, 'brüggen{Enter}');
      await userEvent.click(
        await canvas.findByRole('button', { name: 'Use details of Van der Brüggen Holding B.V.' }),
      );
      await expect(canvas.getByRole('textbox', { name: 'Company name' })).toHaveValue(
        'Van der Brüggen Holding B.V.',
      );
      await expect(canvas.getByRole('textbox', { name: /^KvK number/ })).toHaveValue('68750110');
    });
  },
};

/** Someone who is there already is shown first; the user who knows better starts anyway. */
export const Duplicates: Story = {
  ...screenAt(address, {
    answers: {
      'registrations.create': create,
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
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Last name' }), 'de Wit');
    await userEvent.click(canvas.getAllByRole('spinbutton')[0] as HTMLElement);
    await userEvent.keyboard('31011970');
    await userEvent.click(canvas.getByRole('button', { name: 'Start registration' }));
    await screen.findByText('Possible duplicate');
    const dialog = within(screen.getByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('link', { name: /Fleur de Wit, 2026-01278/ })).toBeVisible());
    await expect(create).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Start anyway' }));
    await waitFor(() => expect(create).toHaveBeenCalledOnce());
  },
};

/** What was chosen is in the address: a reload begins the same, with what was typed. */
export const AsItsAddressSays: Story = {
  ...screenAt(`${address}?type=BUSINESS&asked=`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^Business/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /^Email the client/ })).toBeChecked();
    await expect(canvas.getByRole('combobox', { name: 'Email language' })).toBeVisible();
  },
};

/** The client is asked by letter: then an address is needed, and the letter has a language. */
export const AskingTheClient: Story = {
  ...screenAt(address, { answers: { 'registrations.create': create } }),
  play: async ({ canvas, step }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Last name' }), 'de Wit');
    await userEvent.click(canvas.getByRole('radio', { name: /Email the client/ }));
    await step('without an address nothing is sent', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Start registration' }));
      await expect(await canvas.findByRole('link', { name: /^Email: / })).toBeVisible();
    });
    await step('with one the language of the letter goes along', async () => {
      await userEvent.selectOptions(await canvas.findByLabelText('Email language'), 'nl-NL');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'sanne@example.nl');
      await userEvent.click(canvas.getByRole('button', { name: 'Start registration' }));
      await waitFor(() =>
        expect(create).toHaveBeenCalledWith(
          expect.objectContaining({
            body: {
              type: 'INDIVIDUAL',
              channel: 'Professional',
              parties: [{ naturalPerson: { lastName: 'de Wit', email: 'sanne@example.nl' } }],
              invitation: { locale: 'nl-NL' },
            },
          }),
        ),
      );
    });
  },
};
