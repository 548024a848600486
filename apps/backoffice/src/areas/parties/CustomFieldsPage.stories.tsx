import { aCustomField, AppError } from '@dossier/api/fixtures';
import { customFieldStatus } from '@dossier/validators/vocabularies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { screenAt } from '../../testing/screen.tsx';
import { CustomFieldsPage } from './CustomFieldsPage.tsx';

const meta = {
  title: 'Screens/Settings/Custom fields',
  component: CustomFieldsPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof CustomFieldsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = '/administration/settings/parties';
const actionsOf = (label: string) => ({ name: `Actions for ${label}` });

/** Every field with whom it is asked of, its rules and whether it is asked still. */
export const Default: Story = {
  ...screenAt(address),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('row', { name: /Invests sustainably.*Closed question.*required.*Active/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Assets elsewhere.*Currency/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Savings plan.*Archived/ })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Custom fields' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** What clients are to see is asked once more. */
const add = fn();
export const Adds: Story = {
  ...screenAt(address, {
    answers: {
      'parties.addCustomField': ({ body }) => {
        add(body);
        return aCustomField();
      },
    },
  }),
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add field' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add field' }));
    await step('asks how a number is shown', async () => {
      await userEvent.type(await dialog.findByRole('textbox', { name: 'Label' }), 'Turnover');
      await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Type' }), 'Number');
      await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Shown as' }), 'Currency');
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Legal entity' }));
      await userEvent.click(dialog.getByRole('checkbox', { name: /^Visible to clients/ }));
      await userEvent.click(dialog.getByRole('button', { name: 'Add field' }));
    });
    await step('confirms that clients see it', async () => {
      const question = within(await screen.findByRole('alertdialog', { name: 'Show this to clients?' }));
      await userEvent.click(question.getByRole('button', { name: 'Yes' }));
      await waitFor(() =>
        expect(add).toHaveBeenCalledWith({
          label: 'Turnover',
          type: 'N',
          valueType: 'CURRENCY',
          scopes: ['NP', 'LE'],
          isRequired: false,
          visibleToClients: true,
        }),
      );
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

/** A label that another field has is refused at its field. */
export const LabelTaken: Story = {
  ...screenAt(address, {
    answers: {
      'parties.addCustomField': () => {
        throw new AppError('ValidationFailed', [{ path: 'label', code: 'nameTaken' }]);
      },
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add field' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add field' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Label' }), 'Fax');
    await userEvent.click(dialog.getByRole('button', { name: 'Add field' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Label' })).toBeInvalid());
  },
};

/** Archiving asks first; a field that is required says why it cannot be. */
const change = fn();
export const Archives: Story = {
  ...screenAt(address, {
    answers: {
      'parties.changeCustomField': ({ body }) => {
        change(body);
        return aCustomField({ version: 2, status: customFieldStatus.code('R') });
      },
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', actionsOf('Met through')));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Archive Met through?' }));
    await userEvent.click(question.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(change).toHaveBeenCalledWith(expect.objectContaining({ archive: true })));
  },
};

export const Empty: Story = {
  ...screenAt(address, {
    answers: { 'parties.customFields': () => ({ items: [], total: 0, counts: {} }) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No custom fields')).toBeVisible();
  },
};

/** Who may read and not change sees no actions. */
export const ReadOnly: Story = {
  ...screenAt(address, {
    answers: { 'access.permissionsCheck': () => ['settingsPartiesWrite'] },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Met through/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add field' })).toBeNull();
  },
};

export const Failed: Story = {
  ...screenAt(address, {
    answers: {
      'parties.customFields': () => {
        throw new AppError('Forbidden');
      },
    },
  }),
};

export const Loading: Story = {
  ...screenAt(address, { answers: { 'parties.customFields': () => new Promise<never>(() => {}) } }),
};

export const German: Story = { globals: { locale: 'de-DE' }, ...screenAt(address) };
