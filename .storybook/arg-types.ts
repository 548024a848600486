// Makes the table of props readable: what react-docgen cannot resolve is shown as it is written.
import type { StrictArgTypes } from 'storybook/internal/types';

interface Documented {
  readonly __docgenInfo?: {
    readonly props?: Readonly<Record<string, { readonly tsType?: { readonly raw?: string } }>>;
  };
}

/** Types as the source has them, and defaults in their column only: docgen leaves the tag in the sentence as well. */
export function readable(argTypes: StrictArgTypes, component: unknown): StrictArgTypes {
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      const raw = props[name]?.tsType?.raw;
      const description = type.description?.replace(/\s*@default[\s\S]*$/, '');
      return [
        name,
        {
          ...type,
          ...(description === undefined ? {} : { description }),
          ...(raw === undefined ? {} : { table: { ...type.table, type: { summary: raw } } }),
        },
      ];
    }),
  );
}
