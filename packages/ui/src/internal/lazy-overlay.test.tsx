import { afterEach, describe, expect, it, vi } from 'vitest';
import { perform, render } from '../testing/render.tsx';
import { type Closable, lazyOverlay } from './lazy-overlay.tsx';

interface Props extends Closable {
  readonly text: string;
}
const Content = ({ text }: Props) => <p id="content">{text}</p>;

/** An overlay whose code comes when the test lets it. */
function fetched() {
  const answers: PromiseWithResolvers<typeof Content>[] = [];
  const Overlay = lazyOverlay<Props>(() => {
    const answer = Promise.withResolvers<typeof Content>();
    answers.push(answer);
    return answer.promise;
  });
  return {
    Overlay,
    answers,
    arrive: () => perform(() => answers.at(-1)?.resolve(Content)),
    fail: () => perform(() => answers.at(-1)?.reject(new Error('offline'))),
  };
}
const content = () => document.querySelector('#content')?.textContent;
const dialog = () => document.querySelector('dialog[role="alertdialog"]');
const press = (name: string) =>
  perform(() =>
    [...dialog()!.querySelectorAll('button')].find(button => button.textContent === name)!.click(),
  );

describe('what opens over a page', () => {
  it('is fetched when it opens first, and stays mounted while it closes', async () => {
    const { Overlay, answers, arrive } = fetched();
    const overlay = (isOpen: boolean) => <Overlay isOpen={isOpen} onClose={vi.fn()} text="Columns" />;
    const { rerender } = await render(overlay(false));
    expect(answers).toHaveLength(0);
    await rerender(overlay(true));
    expect(content()).toBeUndefined();
    await arrive();
    expect(content()).toBe('Columns');
    await rerender(overlay(false));
    expect(content()).toBe('Columns');
  });

  it('can be fetched before it opens', async () => {
    const { Overlay, answers } = fetched();
    Overlay.preload();
    expect(answers).toHaveLength(1);
  });
});

describe('code that cannot be fetched', () => {
  afterEach(() => void vi.restoreAllMocks());

  async function failed() {
    const overlayFile = fetched();
    const onClose = vi.fn();
    const overlay = (isOpen: boolean) => (
      <overlayFile.Overlay isOpen={isOpen} onClose={onClose} text="Columns" />
    );
    const page = await render(overlay(true));
    await overlayFile.fail();
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    return { ...overlayFile, ...page, overlay, onClose, reload };
  }

  it('is reported, and fetched again the next time that it opens', async () => {
    const { rerender, overlay, onClose, answers, arrive } = await failed();
    expect(dialog()?.textContent).toContain('An error occurred while loading.');
    expect(document.querySelector('dialog')?.open).toBe(true);
    await press('No');
    expect(onClose).toHaveBeenCalledOnce();
    await rerender(overlay(false));
    expect(dialog()).toBeNull();
    expect(answers).toHaveLength(1);
    await rerender(overlay(true));
    expect(answers).toHaveLength(2);
    await arrive();
    expect(content()).toBe('Columns');
  });

  it('is reported in the place of what opens', async () => {
    const { Overlay, fail } = fetched();
    await render(<Overlay id="columns" onClose={vi.fn()} text="Columns" />);
    await fail();
    expect(document.getElementById('columns')).toBe(dialog());
  });

  it('is reported until Escape closes it', async () => {
    const { onClose } = await failed();
    const cancel = new Event('cancel', { cancelable: true });
    await perform(() => void dialog()!.dispatchEvent(cancel));
    expect(cancel.defaultPrevented).toBe(true);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is tried again before the page is loaded again', async () => {
    const { answers, arrive, onClose, reload } = await failed();
    await press('Yes');
    expect(answers).toHaveLength(2);
    await arrive();
    expect(onClose).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });

  it('loads the page again when that does not help', async () => {
    const { fail, reload } = await failed();
    await press('Yes');
    expect(reload).not.toHaveBeenCalled();
    await fail();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is not asked for without a connection, and the page stays', async () => {
    const { answers, reload, arrive, onClose } = await failed();
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await press('Yes');
    expect(dialog()).not.toBeNull();
    expect(answers).toHaveLength(1);
    expect(reload).not.toHaveBeenCalled();
    isOnline.mockRestore();
    await press('Yes');
    await arrive();
    expect(onClose).toHaveBeenCalledOnce();
  });
});
