import type { Section } from '@dossier/api/tenants';
import { Form, FormTextField } from '@dossier/ui/form';
import { loadMessages, MessagesProvider } from '@dossier/ui/messages';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { object, string, type ObjectSchema } from 'yup';
import { useSectionForm } from './use-section-form.ts';

interface Values {
  name: string;
}
const schema: ObjectSchema<Values> = object({ name: string().defined() });

const sectionOf = (version: number, name: string) =>
  ({ version, updatedAt: '', updatedBy: null, value: { businessName: name } }) as Section<'contact'>;

const saved = vi.fn<(values: Values, version: number) => void>();

function Page({ section }: { readonly section: Section<'contact'> }) {
  const form = useSectionForm<'contact', Values>({
    name: 'contact',
    section,
    schema,
    valuesOf: ({ businessName }) => ({ name: businessName }),
    onSave: (values, base) => {
      saved(values, base.version);
      return Promise.resolve(undefined);
    },
  });
  return (
    <Form form={form}>
      <FormTextField control={form.control} name="name" label="Name" />
    </Form>
  );
}

async function shown(first: Section<'contact'>) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const messages = await loadMessages('en-US');
  const draw = (section: Section<'contact'>) =>
    act(async () =>
      root.render(
        <MessagesProvider messages={messages}>
          <Page section={section} />
        </MessagesProvider>,
      ),
    );
  await draw(first);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    container.remove();
  });
  const input = () => container.querySelector('input')!;
  return {
    draw,
    text: () => input().value,
    type: (text: string) =>
      act(async () => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text);
        input().dispatchEvent(new Event('input', { bubbles: true }));
      }),
    save: () => act(async () => container.querySelector('form')?.requestSubmit()),
  };
}

describe('the form of a section', () => {
  it('goes along with what somebody else saved while nothing is typed', async () => {
    const page = await shown(sectionOf(1, 'Meridian'));
    await page.draw(sectionOf(2, 'Meridian Wealth'));
    expect(page.text()).toBe('Meridian Wealth');
  });

  it('keeps what is typed, and saves it on the version that it began from', async () => {
    const page = await shown(sectionOf(1, 'Meridian'));
    await page.type('Mine');
    await page.draw(sectionOf(2, 'Theirs'));
    expect(page.text()).toBe('Mine');
    await page.save();
    await vi.waitFor(() => expect(saved).toHaveBeenLastCalledWith({ name: 'Mine' }, 1));
  });

  it('goes along with its own version once that is saved', async () => {
    const page = await shown(sectionOf(1, 'Meridian'));
    await page.type('Mine ');
    await page.save();
    // The platform takes the space away.
    await page.draw(sectionOf(2, 'Mine'));
    expect(page.text()).toBe('Mine');
  });
});
