// Every colour a component may use. The names are a promise to tenants' stylesheets and to every class name: they stay.

import { surfaces, type Intent } from './parts.ts';

const texts = ['text', 'text-muted', 'text-subtle', 'text-disabled'] as const;
const lines = ['border', 'border-strong', 'border-control', 'border-control-hover', 'focus'] as const;
const inverses = [
  'surface-inverse',
  'text-inverse',
  'text-inverse-muted',
  'link-inverse',
  'focus-inverse',
] as const;
const navigation = [
  'nav',
  'nav-hover',
  'nav-text',
  'nav-text-muted',
  'nav-selected',
  'nav-selected-text',
  'nav-indicator',
  'nav-focus',
  'nav-border',
] as const;
const charts = [
  'chart-1',
  'chart-2',
  'chart-3',
  'chart-4',
  'chart-5',
  'chart-6',
  'chart-7',
  'chart-8',
] as const;

/** The twelve colours of an intent. A `solid` may be as pale as the brand; an `indicator` can always be seen. */
const intentTokens = <I extends Intent>(i: I) =>
  [
    `${i}-solid`,
    `${i}-solid-hover`,
    `${i}-solid-active`,
    `on-${i}-solid`,
    `${i}-solid-border`,
    `${i}-indicator`,
    `on-${i}-indicator`,
    `${i}-text`,
    `${i}-text-hover`,
    `${i}-soft`,
    `${i}-soft-hover`,
    `${i}-soft-border`,
  ] as const;

/** Every colour token, in the order of the stylesheet, without its `--d-` prefix. */
export const tokenNames = [
  ...surfaces,
  ...texts,
  ...lines,
  ...intentTokens('primary'),
  ...intentTokens('accent'),
  ...intentTokens('neutral'),
  ...intentTokens('info'),
  ...intentTokens('success'),
  ...intentTokens('warning'),
  ...intentTokens('danger'),
  ...inverses,
  ...navigation,
  ...charts,
] as const;

export type TokenName = (typeof tokenNames)[number];

/** One mode's colours: every token's `#rrggbb`. */
export type Tokens = Readonly<Record<TokenName, string>>;
