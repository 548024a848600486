// Makes the table of props readable: the values that a prop takes instead of the name that our source has for them.
import type { StrictArgTypes } from 'storybook/internal/types';
import { propTypes, type Shown } from 'virtual:dossier-prop-types';

interface Documented {
  readonly __docgenInfo?: {
    readonly displayName?: string;
    readonly props?: Readonly<Record<string, { readonly tsType?: { readonly raw?: string } }>>;
  };
}

const docgenOf = (component: unknown) => (component as Documented | undefined)?.__docgenInfo;

/** What our source says of the props of a component whose stories are in this file. */
export function typesOf(file: string, component: unknown): Readonly<Record<string, Shown>> {
  const folder = /\/([\w-]+)\/[^/]+$/.exec(file)?.[1] ?? '';
  return propTypes[folder]?.[docgenOf(component)?.displayName ?? ''] ?? {};
}

/** They mean the same on every component. */
const shared: Readonly<Record<string, string>> = {
  ref: 'Its element, for a ref.',
  className:
    'Places it: margin, size, alignment. It stands after the component’s classes, and wins over them.',
  children: 'What it shows.',
  id: 'The id of its element.',
  onClick: 'Called when it is pressed.',
};

/** The values of a union of literals; undefined for any other type. */
export function valuesOf(summary: string): readonly (string | number)[] | undefined {
  const values = summary.split(' | ').filter(value => value !== 'undefined');
  if (values.length < 2 || !values.every(value => /^('[^']*'|-?\d+)$/.test(value))) return undefined;
  return values.map(value => (value.startsWith("'") ? value.slice(1, -1) : Number(value)));
}

/** A choice of its values, where there are a few. */
function controlOf(summary: string | undefined) {
  const options = summary === undefined ? undefined : valuesOf(summary);
  if (!options) return {};
  return { options, control: { type: options.length > 4 ? 'select' : 'inline-radio' } } as const;
}

/** Types as they can be written, and defaults in their column only: docgen leaves the tag in the sentence as well. */
export function readable(
  argTypes: StrictArgTypes,
  component: unknown,
  types: Readonly<Record<string, Shown>>,
): StrictArgTypes {
  const props = docgenOf(component)?.props ?? {};
  // Docgen sees no prop of a union: `of` of Status.
  const unseen: StrictArgTypes = Object.fromEntries(
    Object.keys(types)
      .filter(name => !(name in argTypes) && component !== undefined)
      .map(name => [name, { name }]),
  );
  return Object.fromEntries(
    Object.entries({ ...argTypes, ...unseen }).map(([name, type]) => {
      const raw = props[name]?.tsType?.raw;
      const shown = types[name] ?? (raw === undefined ? undefined : { summary: raw });
      const description = type.description?.replace(/\s*@default[\s\S]*$/, '') || shared[name];
      return [
        name,
        {
          ...type,
          ...(description === undefined ? {} : { description }),
          ...controlOf(shown?.summary),
          ...(shown === undefined ? {} : { table: { ...type.table, type: shown } }),
        },
      ];
    }),
  );
}
