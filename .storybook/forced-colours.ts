// The system's own colours, as Windows' contrast themes force them.
import { cdp } from 'vitest/browser';

export const forceColours = (isForced: boolean) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value: isForced ? 'active' : '' },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });
