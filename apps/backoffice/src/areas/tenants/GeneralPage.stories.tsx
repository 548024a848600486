import { AppError } from '@dossier/api/fixtures';
import type { SectionValues } from '@dossier/api/tenants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { screenAt } from '../../testing/screen.tsx';
import { GeneralPage } from './GeneralPage.tsx';

const meta = {
  title: 'Screens/Settings/General',
  component: GeneralPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof GeneralPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = '/administration/settings/general';

export const Contact: Story = {
  ...screenAt(address),
  play: async ({ canvas, step }) => {
    const name = await canvas.findByRole('textbox', { name: 'Short name' });
    await step('says what is not saved, and saves it', async () => {
      await userEvent.type(name, '!');
      const bar = within(await canvas.findByRole('region', { name: 'Unsaved changes' }));
      await expect(bar.getByText(/Short name/)).toBeVisible();
      await waitFor(() =>
        expect(bar.getByRole('button', { name: 'Save changes' })).not.toHaveAttribute('aria-disabled'),
      );
      await userEvent.click(bar.getByRole('button', { name: 'Save changes' }));
      await expect(await within(document.body).findByText('Updated Successfully')).toBeInTheDocument();
    });
    await step('below it who changed what, and why', async () => {
      const history = within(await canvas.findByRole('list', { name: 'Changes' }));
      await expect(
        history.getByText('Address: Herengracht 9, Amsterdam → Keizersgracht 1, 1015 CJ Amsterdam'),
      ).toBeVisible();
      await expect(history.getByText('Phone: nothing → +31201234567')).toBeVisible();
      await expect(history.getByText('Reason: We have moved')).toBeVisible();
    });
  },
};

const saveContact = fn(({ body }: { readonly body: unknown }) => ({
  version: 3,
  updatedAt: '2026-11-21T10:42:00.000Z',
  updatedBy: 'Sanne de Wit',
  value: (body as { readonly value: SectionValues['contact'] }).value,
}));

/** Social networks come and go as rows; each needs a name of its own and an address. */
export const SocialNetworks: Story = {
  ...screenAt(address, { answers: { 'tenants.saveContact': saveContact } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove: Social network 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add social network' }));
    const row = within(await canvas.findByRole('group', { name: 'Social network 2' }));
    await userEvent.type(row.getByRole('textbox', { name: 'Name' }), 'X');
    await userEvent.type(row.getByRole('textbox', { name: 'Address' }), 'https://mastodon.example/@meridian');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect((await canvas.findAllByText('Values in this set suppose to be unique'))[0]).toBeVisible();
    await userEvent.clear(row.getByRole('textbox', { name: 'Name' }));
    await userEvent.type(row.getByRole('textbox', { name: 'Name' }), 'Mastodon');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await within(document.body).findByText('Updated Successfully')).toBeInTheDocument();
    await expect(saveContact).toHaveBeenCalledWith(
      expect.objectContaining({
        body: expect.objectContaining({
          value: expect.objectContaining({
            publicLinks: expect.objectContaining({
              social: [
                { name: 'X', url: 'https://x.example/meridian' },
                { name: 'Mastodon', url: 'https://mastodon.example/@meridian' },
              ],
            }) as unknown,
          }) as unknown,
        }) as unknown,
      }),
    );
  },
};

/** Another user was faster: both versions, field by field. */
export const Conflict: Story = {
  ...screenAt(address, {
    answers: {
      'tenants.saveContact': () => {
        throw new AppError('VersionStale');
      },
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Short name' }), '!');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }));
    await expect(
      await within(document.body).findByRole('dialog', { name: 'A colleague saved other changes' }),
    ).toBeVisible();
  },
};

/** A user who leaves with something unsaved is asked. */
export const LeavingAsks: Story = {
  ...screenAt(address),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Short name' }), '!');
    await canvas.findByRole('region', { name: 'Unsaved changes' });
    await userEvent.click(canvas.getByRole('link', { name: 'Dashboard' }));
    const question = within(
      await within(document.body).findByRole('alertdialog', { name: 'Discard changes?' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    await expect(canvas.getByRole('textbox', { name: 'Short name' })).toHaveValue('Meridian!');
  },
};

export const Region: Story = {
  ...screenAt(`${address}?tab=region`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Nederlands' })).toBeChecked();
    const regions = within(await canvas.findByRole('group', { name: /^Regions clients may come from/ }));
    await expect(regions.getByRole('checkbox', { name: 'EU + EEA' })).toBeChecked();
    await expect(regions.getAllByRole('checkbox')).toHaveLength(7);
    const history = within(await canvas.findByRole('list', { name: 'Changes' }));
    await expect(
      history.getByText('Languages available to your staff, added: Français, Deutsch'),
    ).toBeVisible();
    await expect(history.getByText('Default language: Nederlands → English')).toBeVisible();
  },
};

/** Which files may be sent: what staff may send is allowed, whatever else is ticked. */
export const Extensions: Story = {
  ...screenAt(`${address}?tab=extensions`),
  play: async ({ canvas, step }) => {
    const staff = within(await canvas.findByRole('group', { name: 'File types your staff may upload' }));
    await expect(staff.getByRole('checkbox', { name: 'PDF' })).toBeChecked();
    await expect(staff.getByRole('checkbox', { name: 'ZIP' })).not.toBeChecked();
    const history = within(await canvas.findByRole('list', { name: 'Changes' }));
    await expect(history.getByText(/^File types your firm accepts, added: /)).toBeVisible();
    await step('is saved', async () => {
      await userEvent.click(staff.getByRole('checkbox', { name: 'WAV' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }));
      await expect(await within(document.body).findByText('Updated Successfully')).toBeInTheDocument();
    });
  },
};

/** The look: controls, preview, report, history. */
export const Whitelabeling: Story = {
  ...screenAt(`${address}?tab=whitelabeling`),
  play: async ({ canvas, step }) => {
    const brand = await canvas.findByRole('textbox', { name: 'Brand colour' });
    await step('a neon brand stays itself on buttons, and every pair holds', async () => {
      await userEvent.clear(brand);
      await userEvent.type(brand, '#c8f135');
      await expect(await canvas.findByText('#c8f135 is used unchanged')).toBeVisible();
      await expect(canvas.getByText(/^([\d,]+) of \1 pairs pass$/)).toBeVisible();
    });
    await step('four pairs that a person understands', async () => {
      await expect(canvas.getByRole('rowheader', { name: 'Text on brand' })).toBeVisible();
      await expect(canvas.getByRole('rowheader', { name: 'Accent beside brand' })).toBeVisible();
    });
    await step('an accent that could pass for the brand is said', async () => {
      await userEvent.clear(brand);
      await userEvent.type(brand, '#ffe600');
      await expect(await canvas.findByText(/Your accent is close to your brand colour/)).toBeVisible();
    });
    await step('publishing asks first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Publish theme' }));
      const dialog = within(await within(document.body).findByRole('dialog', { name: 'Publish theme' }));
      await userEvent.type(dialog.getByRole('textbox'), 'Spring');
      await userEvent.click(dialog.getByRole('button', { name: 'Publish theme' }));
      await expect(await within(document.body).findByText('The theme is published.')).toBeInTheDocument();
    });
  },
};

/** On a phone the preview stays at the top and publishing at the foot; colours come before what follows from them. */
export const WhitelabelingOnPhone: Story = {
  ...screenAt(`${address}?tab=whitelabeling`),
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, step }) => {
    const brand = await canvas.findByRole('textbox', { name: 'Brand colour' });
    const bar = within(canvas.getByRole('region', { name: 'Publish theme' }));
    const topOf = (element: Element) => element.getBoundingClientRect().top;
    await step('preview, colours, fonts, contrast: in that order', async () => {
      const order = [
        canvas.getByTitle('Preview'),
        brand,
        canvas.getByLabelText('Text font'),
        canvas.getByRole('heading', { name: 'Contrast' }),
      ].map(topOf);
      await expect(order).toEqual(order.toSorted((a, b) => a - b));
    });
    await step('both stay in sight at the end of the page', async () => {
      await expect(bar.getByText('As published')).toBeVisible();
      await userEvent.clear(brand);
      await userEvent.type(brand, '#c8f135');
      await expect(await bar.findByText('Changes not published')).toBeVisible();
      canvas.getByRole('heading', { name: 'History' }).scrollIntoView();
      await expect(topOf(canvas.getByTitle('Preview'))).toBeGreaterThanOrEqual(0);
      await expect(topOf(bar.getByRole('button', { name: 'Publish theme' }))).toBeLessThan(innerHeight);
    });
  },
};

const aFile = (content: string) => new File([content], 'theme.json', { type: 'application/json' });

/** A file that is no theme: it says what to choose, and lies over none of the buttons. */
export const ImportFailed: Story = {
  ...screenAt(`${address}?tab=whitelabeling`),
  play: async ({ canvas, step }) => {
    const input = await canvas.findByLabelText<HTMLInputElement>('Import design tokens', {
      selector: 'input',
    });
    const body = within(document.body);
    await step('says what to choose instead', async () => {
      await userEvent.upload(input, aFile('{"colours":[]}'));
      const text = /contains no Dossier theme. Choose a JSON file that “Export design tokens” made/;
      await waitFor(() => expect(body.getByText(text)).toBeVisible());
    });
    await step('leaves room for what is below it', async () => {
      const button = canvas.getByRole('button', { name: 'Export design tokens' });
      await waitFor(async () => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        const toast = body.getByRole('alertdialog').getBoundingClientRect();
        await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(toast.top);
      });
    });
    await step('names the value that is not right', async () => {
      await userEvent.upload(input, aFile('{"id":"a","name":"A","brand":{"primary":"red"}}'));
      await waitFor(() => expect(body.getByText(/because of its value for “brand.primary”/)).toBeVisible());
    });
  },
};
