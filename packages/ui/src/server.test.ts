import { createElement, StrictMode, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Guidance } from './docs/guidance.ts';
import { MessagesProvider } from './messages/index.ts';
import { english } from './testing/english.ts';

const guides = import.meta.glob<Guidance>('./*/*.docs.tsx', { import: 'guidance' });
const InEnglish = ({ example }: { readonly example: ReactNode }) =>
  MessagesProvider({ messages: english, children: example });
const onServer = (example: ReactNode) =>
  renderToString(createElement(StrictMode, null, createElement(InEnglish, { example })));

/** Why a part was left to the browser. Lists that come with code of their own are: `renderToString` waits for none. */
function failureOf(html: string): string | undefined {
  const reason = /data-msg="([^"]*)"/.exec(html)?.[1];
  return reason?.includes('does not support Suspense') ? undefined : reason;
}

it.each(Object.keys(guides))('%s: its examples are rendered on a server', async file => {
  expect(typeof window).toBe('undefined');
  const { pairs } = await guides[file]!();
  for (const { show } of pairs.flatMap(pair => [pair.do, pair.dont]))
    expect(failureOf(onServer(show))).toBeUndefined();
});
