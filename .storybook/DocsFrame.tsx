import { MessagesProvider } from '@dossier/ui/messages';
import { DocsContainer } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type ComponentProps } from 'react';
import { addons } from 'storybook/preview-api';
import { english } from '../packages/ui/src/testing/english.ts';
import { plainAppearance, wear, type DisplayOptions } from './display-options.ts';
import { docsTheme } from './docs-theme.ts';
import { keepFocus } from './quiet-frame.ts';

/** The look of the address, which Storybook writes as `globals=tenant:lumen;scheme:dark`. */
function displayOfAddress(): DisplayOptions {
  const globals = new URLSearchParams(location.search).get('globals') ?? '';
  const chosen = Object.fromEntries(globals.split(';').map(pair => pair.split(':')));
  return { ...plainAppearance, ...(chosen as Partial<DisplayOptions>) };
}

type DocsContext = ComponentProps<typeof DocsContainer>['context'];

/** The look of the page's own stories; undefined on a page that has none. */
function displayOfStories(context: DocsContext): DisplayOptions | undefined {
  try {
    const { globals } = context.getStoryContext(context.storyById());
    return { ...plainAppearance, ...(globals as Partial<DisplayOptions>) };
  } catch {
    return undefined;
  }
}

/** The look of the toolbar, also on a page that has no story. */
function useDisplay(): DisplayOptions {
  const [display, setDisplay] = useState(displayOfAddress);
  useEffect(() => {
    const channel = addons.getChannel();
    const update = ({ globals }: { readonly globals: Partial<DisplayOptions> }) =>
      setDisplay({ ...plainAppearance, ...globals });
    channel.on('globalsUpdated', update);
    return () => channel.off('globalsUpdated', update);
  }, []);
  return display;
}

/** A page of documentation: in the look of the toolbar, and with texts for what it shows outside of stories. */
export function DocsFrame(props: ComponentProps<typeof DocsContainer>) {
  const ofToolbar = useDisplay();
  // Frames on the page tell their looks to it: where it has stories, those know better.
  const display = displayOfStories(props.context) ?? ofToolbar;
  wear(display);
  useEffect(keepFocus, []);
  return (
    <MessagesProvider messages={english}>
      <DocsContainer {...props} theme={docsTheme(display)} />
    </MessagesProvider>
  );
}
