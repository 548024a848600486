import { Source } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { useTheme } from 'storybook/theming';

/** Code of a guide, light or dark as its page: Storybook's block is light unless it is told. */
export function Code(props: ComponentProps<typeof Source>) {
  return <Source {...props} dark={useTheme().base === 'dark'} />;
}
