// The scales besides colours, read from the style sheets that define them: for the tokens file and for Storybook's pages.

/** One step of a scale. */
export interface Step {
  /** The custom property, or the class that has the value. */
  readonly name: string;
  readonly value: string;
}

export interface Scales {
  /** Sizes of text, each with its line height. */
  readonly text: readonly (Step & { readonly lineHeight: string })[];
  readonly weight: readonly Step[];
  /** Sizes that follow the density, for each of them. */
  readonly density: Readonly<Record<'compact' | 'regular' | 'comfortable', readonly Step[]>>;
  readonly width: readonly Step[];
  readonly breakpoint: readonly Step[];
  readonly motion: readonly Step[];
}

const declarations = (css: string, pattern: RegExp): readonly Step[] =>
  [...css.matchAll(pattern)].map(([, name = '', value = '']) => ({ name, value }));

/** The declarations of the first rule with a selector. */
function ruleOf(css: string, selector: string): string {
  const start = css.indexOf(selector);
  return css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
}

const densityNames = ['compact', 'regular', 'comfortable'] as const;

/** Reads `base.css` and `scales.css`. */
export function scalesOf(base: string, scales: string): Scales {
  const heights = new Map(
    declarations(base, /--d-leading-([\w-]+): ([^;]+);/g).map(step => [step.name, step.value]),
  );
  return {
    text: declarations(base, /--d-text-([\w-]+): ([\d.]+rem);/g).map(({ name, value }) => ({
      name: `--d-text-${name}`,
      value,
      lineHeight: heights.get(name) ?? '',
    })),
    weight: declarations(scales, /--font-weight-([\w-]+): (\d+);/g).map(({ name, value }) => ({
      name: `font-${name}`,
      value,
    })),
    density: Object.fromEntries(
      densityNames.map(name => [
        name,
        declarations(ruleOf(base, `[data-density='${name}']`), /(--d-[\w-]+): ([^;]+);/g),
      ]),
    ) as Scales['density'],
    width: declarations(scales, /--container-([\w-]+): ([^;]+);/g)
      .filter(({ name }) => name !== '')
      .map(({ name, value }) => ({ name: `max-w-${name}`, value })),
    breakpoint: declarations(scales, /--breakpoint-(\w+): ([^;]+);/g),
    motion: declarations(base, /(--d-(?:fast|base|slow)): (\d+ms);/g).slice(0, 3),
  };
}
