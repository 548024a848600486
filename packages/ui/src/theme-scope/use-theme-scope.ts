'use client';
import { createContext, use } from 'react';

/** What an element of a scope carries, and whatever opens from inside it. */
export interface ThemeScopeAttributes {
  readonly 'data-theme-scope'?: '';
  readonly 'data-tenant'?: string | undefined;
  readonly 'data-scheme'?: 'light' | 'dark' | 'system' | undefined;
  readonly 'data-contrast'?: 'standard' | 'more' | undefined;
  readonly 'data-density'?: 'compact' | 'regular' | 'comfortable' | undefined;
}

export const ThemeScopeContext = createContext<ThemeScopeAttributes>({});

/** The attributes of the scope around a component: for what it draws at the end of the page, where no scope is. */
export const useThemeScope = (): ThemeScopeAttributes => use(ThemeScopeContext);
