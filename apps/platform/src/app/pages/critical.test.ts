import { describe, expect, it } from 'vitest';
import { brands, createTheme, parseBrand, themeCss } from '@dossier/ui/theme';
import { criticalAt, criticalRules } from './critical.ts';

const geist = '@font-face{font-family:Geist Variable;src:url(/assets/geist.woff2)format("woff2")}';
const fallback = '@font-face{font-family:Geist Fallback;src:local(Arial)}';
const serif = '@font-face{font-family:"Source Serif 4 Variable";src:url(/assets/serif.woff2)}';
const bring = criticalRules(`${geist}${serif}.a{color:red}${fallback}.b{color:blue}`);

describe('the rules that a page brings along', () => {
  it('have the typefaces of its theme, and no other', () => {
    expect(bring('--d-font-body:"Geist Variable","Geist Fallback",sans-serif').rules).toBe(
      `${geist}${fallback}.a{color:red}.b{color:blue}`,
    );
    expect(bring('--d-font-heading:"Source Serif 4 Variable"').rules).toBe(
      `${serif}.a{color:red}.b{color:blue}`,
    );
  });

  it('are otherwise the same for everyone', () => {
    expect(bring('').rules).toBe('.a{color:red}.b{color:blue}');
  });

  it('come with what they read of the theme, and what that reads, without what is for more contrast', () => {
    const { theme } = criticalRules('.a{color:var(--d-text)}.b{fill:var(--d-nav-mark,red)}')(
      themeCss(createTheme(parseBrand(brands.meridian))),
    );
    expect(theme).toMatch(/^\[data-tenant="meridian"\]\{[^{}]*\}$/);
    expect(theme.match(/--d-[\w-]+(?=:)/g)).toEqual([
      '--d-text',
      '--d-primary-solid',
      '--d-accent-solid',
      '--d-nav-mark',
    ]);
  });

  it('are there for some addresses, with a slash at the end or without', () => {
    expect(criticalAt('/administration/tasks')).toBe('/administration/tasks');
    expect(criticalAt('/administration/tasks/')).toBe('/administration/tasks');
    expect(criticalAt('/administration/tasks/t1')).toBeNull();
    expect(criticalAt('/')).toBeNull();
  });
});
