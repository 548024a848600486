import { MessagesProvider } from '@dossier/ui/messages';
import { use, type ReactNode } from 'react';
import { publicMessages, signedInMessages } from './component-messages.ts';
import { useLocale } from './use-locale.ts';

/** Gives components their texts in the language of the page; suspends while they load. */
export function ComponentMessages({ isSignedIn = false, children }: ComponentMessagesProps) {
  const [locale] = useLocale();
  const messages = use((isSignedIn ? signedInMessages : publicMessages).load(locale));
  return <MessagesProvider messages={messages}>{children}</MessagesProvider>;
}

interface ComponentMessagesProps {
  /** Behind sign-in there are components that pages before it do not show. @default false */
  readonly isSignedIn?: boolean;
  readonly children: ReactNode;
}
