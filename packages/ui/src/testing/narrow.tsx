import type { Decorator } from '@storybook/react-vite';

/** A story in the width of the narrowest screen that the product supports. */
export const narrow: Decorator = Story => (
  <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
    <Story />
  </div>
);
