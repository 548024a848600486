import { MessagesProvider } from '@dossier/ui/messages';
import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { english } from '../packages/ui/src/testing/english.ts';

/** A page of documentation: what it shows outside of stories needs texts too. */
export function EnglishDocs(props: ComponentProps<typeof DocsContainer>) {
  return (
    <MessagesProvider messages={english}>
      <DocsContainer {...props} />
    </MessagesProvider>
  );
}
