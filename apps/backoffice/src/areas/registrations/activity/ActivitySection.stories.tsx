import { someHistory } from '@dossier/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { screenAt } from '../../../testing/screen.tsx';
import { RegistrationPage } from '../RegistrationPage.tsx';

const meta = {
  title: 'Screens/Registrations/Activity',
  component: RegistrationPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof RegistrationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = '/administration/registrations/0192f0a0-0000-7000-8000-000000000001?section=activity';

/** Who changed which field when, from what into what; and who saw a number in full. */
export const Default: Story = {
  ...screenAt(address),
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByText('Malik Bakker edited Maarten van der Brüggen')).toBeVisible();
    await expect(
      await canvas.findByText('Maarten van der Brüggen, Address: City: Utrecht → Zeist'),
    ).toBeVisible();
    await expect(
      canvas.getByText('Malik Bakker viewed in full: Maarten van der Brüggen, Personal number'),
    ).toBeVisible();
    await step('the platform says which paper made it send the registration back', async () => {
      await expect(canvas.getByText('The platform set the status to Incomplete')).toBeVisible();
      await expect(
        canvas.getByText('Maarten van der Brüggen: Identity document, expired on 20 Nov 2026'),
      ).toBeVisible();
    });
    await expect(canvas.getByText('The platform sent an email to Maarten van der Brüggen')).toBeVisible();
    await step('one kind alone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Revealed identifiers' }));
      await expect(canvas.queryByText(/Utrecht → Zeist/)).toBeNull();
    });
  },
};

/** A letter that the mail server never took: the client was not asked. */
export const EmailNotSent: Story = {
  ...screenAt(address, {
    answers: {
      'registrations.history': () => ({
        items: someHistory().map(event =>
          event.action === 'registration.invited'
            ? { ...event, action: 'registration.invitationFailed' }
            : event,
        ),
        total: 5,
        counts: {},
      }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The email to Maarten van der Brüggen could not be sent'),
    ).toBeVisible();
  },
};

const comment = (text: string) => [{ party_id: null, party: null, path: 'comment', old: null, new: text }];
const [step] = someHistory();

/** Who asked and who decided, each with their own text. */
export const SignedOff: Story = {
  ...screenAt(address, {
    answers: {
      'registrations.history': () => ({
        items: [
          {
            ...step!,
            _id: '9',
            action: 'registration.statusChanged',
            actor: 'Sanne de Wit',
            detail: { signOff: 's1', requestedBy: 'malik' },
            changes: comment('Seen, fine.'),
          },
          {
            ...step!,
            _id: '8',
            action: 'signOff.requested',
            detail: { signOff: 's1' },
            changes: comment('Two owners, extract checked.'),
          },
        ],
        total: 2,
        counts: {},
      }),
    },
  }),
  play: async ({ canvas }) => {
    const title = 'Sanne de Wit approved the request and accepted the client';
    await expect(await canvas.findByText(title)).toBeVisible();
    await expect(canvas.getByText('Comment: Seen, fine.')).toBeVisible();
    await expect(canvas.getByText('Comment: Two owners, extract checked.')).toBeVisible();
  },
};
