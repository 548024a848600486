// The closed list of typefaces. All OFL-1.1, all with tabular figures, all with Latin Extended; served by ourselves.

export interface Font {
  /** The family's name in CSS. */
  readonly family: string;
  /** For people: the name its makers gave it. */
  readonly name: string;
  /** npm package below `@fontsource-variable/`. */
  readonly package: string;
  /** What stands in until it has loaded, or where it lacks a letter. */
  readonly generic: 'sans' | 'serif' | 'mono';
  /** Where it may be used: `text` fonts serve headings too. */
  readonly use: 'text' | 'heading' | 'mono';
}

const font = (name: string, generic: Font['generic'], use: Font['use']): Font => ({
  family: `${name} Variable`,
  name,
  package: name.toLowerCase().replaceAll(' ', '-'),
  generic,
  use,
});

export const fonts = {
  hanken: font('Hanken Grotesk', 'sans', 'text'),
  'source-sans': font('Source Sans 3', 'sans', 'text'),
  plex: font('IBM Plex Sans', 'sans', 'text'),
  figtree: font('Figtree', 'sans', 'text'),
  geist: font('Geist', 'sans', 'text'),
  instrument: font('Instrument Sans', 'sans', 'text'),
  schibsted: font('Schibsted Grotesk', 'sans', 'text'),
  hyperlegible: font('Atkinson Hyperlegible Next', 'sans', 'text'),
  'source-serif': font('Source Serif 4', 'serif', 'heading'),
  newsreader: font('Newsreader', 'serif', 'heading'),
  literata: font('Literata', 'serif', 'heading'),
  jetbrains: font('JetBrains Mono', 'mono', 'mono'),
} as const satisfies Record<string, Font>;

export type FontId = keyof typeof fonts;

const generics = {
  sans: 'ui-sans-serif,system-ui,sans-serif',
  serif: 'ui-serif,Georgia,serif',
  mono: 'ui-monospace,Menlo,monospace',
} as const;

/** The `font-family` of a font: itself, its metric twin (so that the swap moves nothing), then the system's. */
export const fontStack = (id: FontId): string =>
  `"${fonts[id].family}","${fonts[id].name} Fallback",${generics[fonts[id].generic]}`;

/** The file a page preloads for its running text: the Latin subset, as a path below `node_modules`. */
export const fontFile = (id: FontId): string =>
  `@fontsource-variable/${fonts[id].package}/files/${fonts[id].package}-latin-wght-normal.woff2`;
