import { describe, expect, it, vi } from 'vitest';
import { perform, render } from '../testing/render.tsx';
import { LeaveGuardProvider, useConfirmLeave, useLeaveGuard } from './index.ts';

function Page({ changes, onAnswer }: { changes: readonly string[]; onAnswer?: (leaves: boolean) => void }) {
  useLeaveGuard(changes);
  const confirmLeave = useConfirmLeave();
  return (
    <button type="button" onClick={() => void confirmLeave().then(onAnswer)}>
      Go
    </button>
  );
}
const press = (text: string) =>
  perform(() => [...document.querySelectorAll('button')].find(each => each.textContent === text)?.click());
const closing = () => {
  const event = new Event('beforeunload', { cancelable: true });
  globalThis.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('guarding a page', () => {
  it('lets the browser ask before a tab is closed, only while something would be lost', async () => {
    const { rerender } = await render(<Page changes={['Street']} />);
    expect(closing()).toBe(true);
    await rerender(<Page changes={[]} />);
    expect(closing()).toBe(false);
  });

  it('lets everybody go where nobody asks', async () => {
    const onAnswer = vi.fn();
    await render(<Page changes={['Street']} onAnswer={onAnswer} />);
    await press('Go');
    expect(onAnswer).toHaveBeenCalledWith(true);
  });

  it('waits for the answer', async () => {
    const onAnswer = vi.fn();
    await render(
      <LeaveGuardProvider>
        <Page changes={['Street']} onAnswer={onAnswer} />
      </LeaveGuardProvider>,
    );
    await press('Go');
    expect(onAnswer).not.toHaveBeenCalled();
    await press('Discard');
    expect(onAnswer).toHaveBeenCalledWith(true);
  });
});
