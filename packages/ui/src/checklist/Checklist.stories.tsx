import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Checklist } from './Checklist.tsx';

const upload = <Button size="small">Upload</Button>;

const meta = {
  title: 'Components/Data/Checklist',
  component: Checklist,
  args: {
    'aria-label': 'Documents needed',
    items: [
      {
        id: '1',
        title: 'Identity document',
        about: 'Maarten van der Brüggen · Valid until 2 March 2029',
        isDone: true,
      },
      {
        id: '2',
        title: 'Chamber-of-commerce extract',
        about: 'Van der Brüggen Holding B.V. · Expired on 30 October 2026',
        isDone: false,
        action: upload,
      },
      {
        id: '3',
        title: 'UBO-register extract',
        about: 'Van der Brüggen Holding B.V. · Missing',
        isDone: false,
        isSought: true,
        action: upload,
      },
    ],
  },
} satisfies Meta<typeof Checklist>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Documents needed' }).children).toHaveLength(3);
    await expect(canvas.getAllByRole('button', { name: 'Upload' })).toHaveLength(2);
  },
};
/** Long German text wraps; the layout holds. */
export const LongTextInGerman: Story = {
  globals: { locale: 'de-DE' },
  args: {
    'aria-label': 'Benötigte Dokumente',
    items: [
      {
        id: '1',
        title: 'Auszug aus dem Transparenzregister der wirtschaftlich Berechtigten',
        about: 'Vermögensverwaltungsgesellschaft Brüggenkamp mbH · Ausstellungsdatum fehlt',
        isDone: false,
        action: <Button size="small">Datum ergänzen</Button>,
      },
    ],
  },
};
