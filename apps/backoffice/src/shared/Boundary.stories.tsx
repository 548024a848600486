import type { ErrorReport } from '@dossier/api/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { createTranslations } from './i18n.ts';
import { Boundary } from './Boundary.tsx';
import { NothingLoaded } from './NothingLoaded.tsx';
import { reportErrorsTo } from './report-error.ts';
import { TranslationsContext } from './translations.ts';

const reports: ErrorReport[] = [];
let isBroken = true;
function Panel({ message }: { readonly message: string }) {
  if (isBroken) throw new Error(message);
  return <p>All is well.</p>;
}

const meta = {
  title: 'Screens/Boundary',
  tags: ['!autodocs'],
  loaders: [async () => ({ translations: await createTranslations('en-US') })],
  beforeEach: () => {
    isBroken = true;
    reports.length = 0;
    reportErrorsTo(report => reports.push(report));
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const broken =
  (message: string): NonNullable<Story['render']> =>
  (_, { loaded }) => (
    <TranslationsContext value={loaded['translations'] as Awaited<ReturnType<typeof createTranslations>>}>
      <p>The rest of the page.</p>
      <Boundary part="panel">
        <Panel message={message} />
      </Boundary>
    </TranslationsContext>
  );

/** One broken panel never takes the page along, and can be tried again. */
export const BrokenPanel: Story = {
  parameters: { console: { boom: 'The story is about it.' } },
  render: broken('boom'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The rest of the page.')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Something went wrong in this part of the page',
    );
    await expect(reports).toMatchObject([{ part: 'panel', message: 'boom' }]);
    isBroken = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByText('All is well.')).toBeVisible();
  },
};

/** S1 §2: a page that could not be loaded says so, and OK reloads. */
export const PageNotLoaded: Story = {
  parameters: { console: { 'Failed to fetch dynamically imported module': 'The story is about it.' } },
  render: broken('Failed to fetch dynamically imported module: /assets/x.js'),
  play: async () => {
    const dialog = within(await within(document.body).findByRole('alertdialog', { name: 'Information!' }));
    await expect(
      await dialog.findByText('An error occurred while loading the page, please try again.'),
    ).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'OK' })).toHaveFocus();
  },
};

/** The same where no part of a page is there to say it. */
export const NothingOfIt: Story = {
  render: () => <NothingLoaded />,
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('alertdialog', {
      name: 'An error occurred while loading the page, please try again.',
    });
    await expect(within(dialog).getByRole('button', { name: 'OK' })).toHaveFocus();
  },
};
