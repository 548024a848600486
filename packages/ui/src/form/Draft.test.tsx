import { describe, expect, it, vi } from 'vitest';
import { mixed, object, type ObjectSchema, string } from 'yup';
import { perform, render } from '../testing/render.tsx';
import { typeInto } from '../testing/type-into.ts';
import {
  type DraftStore,
  DraftStoreContext,
  Form,
  FormCodeField,
  FormPasswordField,
  FormTextField,
  useForm,
  type Draft,
} from './index.ts';

interface Values {
  city: string;
  password: string;
  access: { code: string };
}
const schema: ObjectSchema<Values> = object({
  city: string().defined(),
  password: string().defined(),
  access: mixed<{ code: string }>().defined(),
});

function memory(draft?: Draft) {
  const drafts = new Map<string, Draft>(draft ? [['party/7', draft]] : []);
  const store: DraftStore = {
    load: key => Promise.resolve(drafts.get(key)),
    save: (key, stored) => Promise.resolve(void drafts.set(key, stored)),
    remove: key => Promise.resolve(void drafts.delete(key)),
  };
  return { drafts, store };
}

const sent = () => Promise.resolve();

function Party({ onSubmit = sent }: { onSubmit?: () => Promise<void> }) {
  const defaultValues = { city: 'Utrecht', password: '', access: { code: '' } };
  const form = useForm<Values>({ schema, defaultValues, onSubmit, draft: 'party/7' });
  return (
    <Form form={form}>
      <FormTextField control={form.control} name="city" label="City" />
      <FormPasswordField control={form.control} name="password" label="Password" />
      <FormCodeField control={form.control} name="access.code" label="Code" />
    </Form>
  );
}

const show = (store: DraftStore, onSubmit?: () => Promise<void>) =>
  render(
    <DraftStoreContext value={store}>
      <Party {...(onSubmit && { onSubmit })} />
    </DraftStoreContext>,
  );
const inputs = (container: HTMLElement) => [...container.querySelectorAll('input')];

describe('a draft', () => {
  it('is kept within a second, without passwords and codes', async () => {
    vi.useFakeTimers();
    const { drafts, store } = memory();
    const { container } = await show(store);
    const [city, password, code] = inputs(container);
    await typeInto(password!, 'Secret-2026!');
    await typeInto(code!, '407128');
    await typeInto(city!, 'Zeist');
    expect(drafts.size).toBe(0);
    await perform(() => void vi.advanceTimersByTime(1000));
    expect(drafts.get('party/7')?.values).toEqual({
      city: 'Zeist',
      password: undefined,
      access: { code: undefined },
    });
    expect(JSON.stringify([...drafts])).not.toMatch(/Secret|407128/);
    vi.useRealTimers();
  });

  it('is kept each second also while somebody types on', async () => {
    vi.useFakeTimers();
    const { drafts, store } = memory();
    const { container } = await show(store);
    const [city] = inputs(container);
    for (const text of ['Ze', 'Zei', 'Zeis']) {
      await typeInto(city!, text);
      await perform(() => void vi.advanceTimersByTime(400));
    }
    expect(drafts.get('party/7')?.values['city']).toBe('Zeis');
    vi.useRealTimers();
  });

  it.each(['beforeunload', 'pagehide'])('is kept at once when the tab goes away: %s', async event => {
    const { drafts, store } = memory();
    const { container } = await show(store);
    await typeInto(inputs(container)[0]!, 'Zeist');
    globalThis.dispatchEvent(new Event(event));
    expect(drafts.get('party/7')?.values['city']).toBe('Zeist');
  });

  it('is kept also of what was typed before its store had answered', async () => {
    vi.useFakeTimers();
    const { drafts, store } = memory();
    const answer = Promise.withResolvers<undefined>();
    const { container } = await show({ ...store, load: () => answer.promise });
    await typeInto(inputs(container)[0]!, 'Zeist');
    await perform(() => answer.resolve(undefined));
    await perform(() => void vi.advanceTimersByTime(1000));
    expect(drafts.get('party/7')?.values['city']).toBe('Zeist');
    vi.useRealTimers();
  });

  it('comes back around what was typed before its store had answered, and is not lost to that', async () => {
    vi.useFakeTimers();
    const draft = { values: { city: 'Zeist', street: 'Slotlaan' }, savedAt: 0 };
    const { drafts, store } = memory(draft);
    const answer = Promise.withResolvers<Draft>();
    function Address() {
      const defaultValues = { city: '', street: '' };
      const form = useForm({
        schema: object({ city: string().defined(), street: string().defined() }),
        defaultValues,
        onSubmit: sent,
        draft: 'party/7',
      });
      return (
        <Form form={form}>
          <FormTextField control={form.control} name="city" label="City" />
          <FormTextField control={form.control} name="street" label="Street" />
        </Form>
      );
    }
    const { container } = await render(
      <DraftStoreContext value={{ ...store, load: () => answer.promise }}>
        <Address />
      </DraftStoreContext>,
    );
    await typeInto(inputs(container)[0]!, 'Bilthoven');
    await perform(() => answer.resolve(draft));
    expect(inputs(container).map(({ value }) => value)).toEqual(['Bilthoven', 'Slotlaan']);
    await perform(() => void vi.advanceTimersByTime(1000));
    expect(drafts.get('party/7')?.values).toEqual({ city: 'Bilthoven', street: 'Slotlaan' });
    vi.useRealTimers();
  });

  it('comes back, says so, and can be discarded', async () => {
    const { drafts, store } = memory({ values: { city: 'Zeist' }, savedAt: 0 });
    const { container } = await show(store);
    const [city] = inputs(container);
    expect(city?.value).toBe('Zeist');
    expect(container.querySelector('[role="status"]')?.textContent).toContain('were restored');
    await perform(() => container.querySelector<HTMLButtonElement>('[role="status"] button')?.click());
    expect(city?.value).toBe('Utrecht');
    expect(drafts.size).toBe(0);
    expect(container.querySelector('[role="status"]')).toBeNull();
  });

  it('is forgotten when it has been sent', async () => {
    const { drafts, store } = memory({ values: { city: 'Zeist' }, savedAt: 0 });
    const onSubmit = vi.fn(() => Promise.resolve());
    const { container } = await show(store, onSubmit);
    await perform(() => container.querySelector('form')?.requestSubmit());
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await vi.waitFor(() => expect(drafts.size).toBe(0));
  });

  it('costs nothing but itself where its store fails', async () => {
    const fails = () => Promise.reject(new Error('full'));
    const { container } = await show({ load: fails, save: fails, remove: fails });
    await typeInto(inputs(container)[0]!, 'Zeist');
    globalThis.dispatchEvent(new Event('pagehide'));
    expect(inputs(container)[0]?.value).toBe('Zeist');
  });
});
