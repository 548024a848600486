// Storybook's own theme, from the tokens of the look that is chosen: pages of text are read in it as well.
import { create, type ThemeVars } from 'storybook/theming';
import { themeOf, type DisplayOptions } from './display-options.ts';

/** Light or dark, as the person or the system has it. */
export const isDark = ({ scheme }: Pick<DisplayOptions, 'scheme'>): boolean =>
  scheme === 'dark' || (scheme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);

/** The theme of docs blocks: canvas, tables of props, code, and text. */
export function docsTheme(display: DisplayOptions): ThemeVars {
  const dark = isDark(display);
  const isMore = display.contrast === 'more';
  const mode = dark ? (isMore ? 'darkMore' : 'dark') : isMore ? 'lightMore' : 'light';
  const tokens = themeOf(display.tenant).tokens[mode];
  return create({
    base: dark ? 'dark' : 'light',
    appBg: tokens.canvas,
    appContentBg: tokens.surface,
    appPreviewBg: tokens.surface,
    appBorderColor: tokens.border,
    appBorderRadius: 4,
    barBg: tokens.surface,
    barTextColor: tokens['text-muted'],
    barHoverColor: tokens['primary-text-hover'],
    barSelectedColor: tokens['primary-text'],
    colorPrimary: tokens['primary-solid'],
    colorSecondary: tokens['primary-text'],
    textColor: tokens.text,
    textMutedColor: tokens['text-muted'],
    textInverseColor: tokens['text-inverse'],
    inputBg: tokens.surface,
    inputBorder: tokens['border-control'],
    inputTextColor: tokens.text,
    buttonBg: tokens.surface,
    buttonBorder: tokens['border-control'],
    fontBase: 'var(--d-font-body)',
    fontCode: 'var(--d-font-mono)',
  });
}
