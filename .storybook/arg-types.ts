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

/** Types as they can be written, and defaults in their column only: docgen leaves the tag in the sentence as well. */
export function readable(
  argTypes: StrictArgTypes,
  component: unknown,
  types: Readonly<Record<string, Shown>>,
): StrictArgTypes {
  const props = docgenOf(component)?.props ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      const raw = props[name]?.tsType?.raw;
      const shown = types[name] ?? (raw === undefined ? undefined : { summary: raw });
      const description = type.description?.replace(/\s*@default[\s\S]*$/, '');
      return [
        name,
        {
          ...type,
          ...(description === undefined ? {} : { description }),
          ...(shown === undefined ? {} : { table: { ...type.table, type: shown } }),
        },
      ];
    }),
  );
}
