import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { brands, createTheme, themeCss } from '../theme/index.ts';

const themes = {
  lumen: createTheme(brands.lumen),
  rheinwerk: createTheme(brands.rheinwerk),
  noordhaven: createTheme(brands.noordhaven),
};
type Tenant = keyof typeof themes;
type Scheme = 'light' | 'dark';

interface AreaProps {
  readonly tenant: Tenant;
  readonly scheme: Scheme;
  readonly children?: ReactNode;
}

/** A part of the page in a tenant's theme. */
function Area({ tenant, scheme, children }: AreaProps) {
  return (
    <section
      aria-label={`${themes[tenant].brand.name}, ${scheme}`}
      data-tenant={tenant}
      data-scheme={scheme}
      data-contrast="standard"
      data-density={themes[tenant].brand.density}
      className="grid justify-items-start gap-3 rounded-lg border border-border bg-canvas p-panel text-text"
    >
      <Button variant="primary">{`Before, ${tenant}`}</Button>
      {children}
      <Button variant="primary">{`After, ${tenant}`}</Button>
    </section>
  );
}

function Nested() {
  useLayoutEffect(() => {
    const before = document.adoptedStyleSheets;
    const stylesheet = new CSSStyleSheet();
    stylesheet.replaceSync(
      Object.values(themes)
        .map(theme => themeCss(theme))
        .join(''),
    );
    document.adoptedStyleSheets = [...before, stylesheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== stylesheet);
    };
  }, []);
  return (
    <Area tenant="lumen" scheme="light">
      <Area tenant="rheinwerk" scheme="dark">
        <Area tenant="noordhaven" scheme="light" />
      </Area>
    </Area>
  );
}

/** A tenant's theme inside another's: each part has its own colours, corners and density, whatever is around it. */
const meta = {
  title: 'Foundations/Nested tenants',
  component: Nested,
  tags: ['!autodocs'],
  // Its colours are those of three themes, and the audit knows the page's.
  parameters: { audit: false },
} satisfies Meta<typeof Nested>;
export default meta;

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

export const ThreeDeep: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const areas = [
      ['lumen', 'light'],
      ['rheinwerk', 'dark'],
      ['noordhaven', 'light'],
    ] as const;
    for (const [tenant, scheme] of areas) {
      const { tokens } = themes[tenant];
      const area = canvas.getByRole('region', { name: `${themes[tenant].brand.name}, ${scheme}` });
      await expect(getComputedStyle(area).backgroundColor).toBe(rgb(tokens[scheme]['canvas']));
      for (const name of [`Before, ${tenant}`, `After, ${tenant}`]) {
        const style = getComputedStyle(canvas.getByRole('button', { name }));
        await expect(style.backgroundColor).toBe(rgb(tokens[scheme]['primary-solid']));
        await expect(style.color).toBe(rgb(tokens[scheme]['on-primary-solid']));
      }
    }
    const corners = areas.map(
      ([tenant]) => getComputedStyle(canvas.getByRole('button', { name: `Before, ${tenant}` })).borderRadius,
    );
    await expect(new Set(corners).size).toBe(3);
  },
};
