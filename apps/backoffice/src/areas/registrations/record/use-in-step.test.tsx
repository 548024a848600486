import type { Registration, RegistrationProgress } from '@dossier/api/registrations';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { useInStep } from './use-in-step.ts';

const registration = (version: number, _id = 'a') => ({ _id, version }) as Registration;
const progress = (version: number) => ({ version }) as RegistrationProgress;

/** What is in step once these were read; `a 1/1` is version 1 of both, of the registration `a`. */
async function read(pairs: readonly (readonly [Registration, RegistrationProgress])[]): Promise<string> {
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(async () => root.unmount()));
  let shown = '';
  function Record({ pair }: { readonly pair: readonly [Registration, RegistrationProgress] }) {
    const inStep = useInStep(...pair);
    shown = `${inStep.registration._id} ${inStep.registration.version}/${inStep.progress.version}`;
    return null;
  }
  for (const pair of pairs) await act(async () => root.render(<Record pair={pair} />));
  return shown;
}

const [first, second] = [registration(1), registration(2)];
it.each([
  [
    'both arrived',
    [
      [first, progress(1)],
      [second, progress(2)],
    ],
    'a 2/2',
  ],
  [
    'the progress arrived first',
    [
      [first, progress(1)],
      [first, progress(2)],
    ],
    'a 1/1',
  ],
  [
    'the registration followed it',
    [
      [first, progress(1)],
      [first, progress(2)],
      [second, progress(2)],
    ],
    'a 2/2',
  ],
  [
    'the registration arrived first',
    [
      [first, progress(1)],
      [second, progress(1)],
    ],
    'a 2/1',
  ],
  ['nothing was in step yet', [[first, progress(2)]], 'a 1/2'],
  [
    'another registration is shown',
    [
      [first, progress(1)],
      [registration(1, 'b'), progress(2)],
    ],
    'b 1/2',
  ],
] as const)('what can be done once %s', async (_, pairs, shown) => {
  expect(await read(pairs)).toBe(shown);
});
