import type { StoryContext } from '@storybook/react-vite';
import type { DisplayOptions } from './display-options.ts';

declare global {
  /** The look that a test run asks for; a story that names its own keeps it. */
  var __display: Partial<DisplayOptions> | undefined;
  /** What a test run does before a story is rendered: forget what the console said. */
  var __begin: (() => void) | undefined;
  /** What a test run does with a story after it has played: compare its picture, audit its markup, colours and console. */
  var __visual: ((context: StoryContext) => Promise<void>) | undefined;
}
