import { expect, it } from 'vitest';
import { perform, render } from '../testing/render.tsx';
import { onDemand, type OnDemand } from './on-demand.ts';
import { useOnDemand } from './use-on-demand.ts';

function Trial({ slot, isNeeded }: { readonly slot: OnDemand<string>; readonly isNeeded: boolean }) {
  const { parts, hasFailed } = useOnDemand(slot, isNeeded);
  return hasFailed ? 'failed' : (parts ?? 'nothing');
}

/** On a page whose code comes when it is told to. */
async function trial() {
  const answers: PromiseWithResolvers<string>[] = [];
  const slot = onDemand(() => {
    const answer = Promise.withResolvers<string>();
    answers.push(answer);
    return answer.promise;
  });
  const { container, rerender } = await render(<Trial slot={slot} isNeeded={false} />);
  return {
    answers,
    slot,
    shown: () => container.textContent,
    need: (isNeeded: boolean) => rerender(<Trial slot={slot} isNeeded={isNeeded} />),
    arrive: () => perform(() => answers.at(-1)?.resolve('code')),
    fail: () => perform(() => answers.at(-1)?.reject(new Error('offline'))),
  };
}

it('comes when it is needed', async () => {
  const { answers, need, arrive, shown } = await trial();
  expect(answers).toHaveLength(0);
  await need(true);
  expect(shown()).toBe('nothing');
  await arrive();
  expect(shown()).toBe('code');
});

it('is there at once when it came before it was needed', async () => {
  const { slot, need, arrive, shown } = await trial();
  void slot.load();
  await arrive();
  await need(true);
  expect(shown()).toBe('code');
});

it('says that it failed for as long as it is needed, and is tried again the next time', async () => {
  const { answers, slot, need, arrive, fail, shown } = await trial();
  await need(true);
  await fail();
  expect(shown()).toBe('failed');
  // Somebody else has asked for it: what stands there in its place keeps what was typed in it.
  void slot.load();
  await arrive();
  expect(shown()).toBe('failed');
  await need(false);
  expect(shown()).toBe('code');
  expect(answers).toHaveLength(2);
});

it('that comes too late is not missed', async () => {
  const { need, fail, shown } = await trial();
  await need(true);
  await need(false);
  await fail();
  expect(shown()).toBe('nothing');
});
