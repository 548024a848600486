// Holds a story to a clean console: React, the browser's polyfills and our own code say there what is wrong.
import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'vitest';

/** What was logged since the story began. */
const logged: string[] = [];

/** React's notes on `act` are about the test that runs a story: a browser never shows them. */
const aboutTests = /\bact\b/;

/** A screen shown before says in a call of its own that it has been left; by then the mocks are another story's. */
const ofAnEarlierScreen = /intercepted a request without a matching request handler/;

/** Text as the console shows it, with `%s` filled in. */
function textOf([first, ...rest]: readonly unknown[]): string {
  const values = rest.map(String);
  const text = String(first).replaceAll(/%[sdoO]/g, () => values.shift() ?? '');
  return [text, ...values].join(' ');
}

for (const level of ['error', 'warn'] as const) {
  const say = console[level].bind(console);
  console[level] = (...parts: unknown[]) => {
    const text = textOf(parts);
    if (!aboutTests.test(text) && !ofAnEarlierScreen.test(text)) logged.push(`${level}: ${text}`);
    say(...parts);
  };
}

/** Forgets what was logged before a story began: tests share a page. */
export const clearConsole = (): void => void logged.splice(0);

/** Checks one story. Its parameter `console` names what it may say, as a text within it and the reason. */
export function auditConsole({ parameters }: StoryContext): void {
  const allowed = Object.keys((parameters['console'] ?? {}) as Readonly<Record<string, string>>);
  const findings = logged.filter(line => !allowed.some(text => line.includes(text)));
  expect(findings.map(line => line.slice(0, 400))).toEqual([]);
}
