'use client';
import type { HTMLAttributes, Ref } from 'react';
import { themeScope } from './ThemeScope.styles.ts';
import { ThemeScopeContext, useThemeScope } from './use-theme-scope.ts';

/**
 * Gives a part of the page a look of its own: another brand, dark on a light page, another density. Menus, dialogs and
 * lists that open from inside it keep that look, although they are drawn at the end of the page.
 *
 * Renders a `<div>`. A page that has one look needs none: put the same attributes on `<html>`.
 */
export function ThemeScope({
  tenant,
  scheme,
  contrast,
  density,
  className,
  children,
  ...rest
}: ThemeScopeProps) {
  const around = useThemeScope();
  const attributes = {
    'data-theme-scope': '',
    'data-tenant': tenant ?? around['data-tenant'],
    'data-scheme': scheme ?? around['data-scheme'],
    'data-contrast': contrast ?? around['data-contrast'],
    'data-density': density ?? around['data-density'],
  } as const;
  return (
    <ThemeScopeContext value={attributes}>
      <div {...attributes} {...rest} className={themeScope({ className })}>
        {children}
      </div>
    </ThemeScopeContext>
  );
}

export interface ThemeScopeProps extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement>;
  /** The id of the brand, whose style sheet `themeCss` has written. @default the one around it */
  tenant?: string;
  /** Light, dark, or as the system says. @default the one around it */
  scheme?: 'light' | 'dark' | 'system';
  /** How much contrast. @default the one around it */
  contrast?: 'standard' | 'more';
  /** How much room rows and controls take. @default the one around it */
  density?: 'compact' | 'regular' | 'comfortable';
}
