'use client';
import { createContext, use, type ReactNode } from 'react';
import type { Messages } from './load.ts';

const MessagesContext = createContext<Messages | null>(null);

/** Gives components their words in the reader's language. Works without any translation library. */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}

export interface MessagesProviderProps {
  /** What `loadMessages` gives for the reader's language. */
  readonly messages: Messages;
  readonly children: ReactNode;
}

export function useMessages(): Messages {
  const messages = use(MessagesContext);
  if (!messages)
    throw new Error(
      "Dossier UI: a component ran outside <MessagesProvider>. It has no texts to show. Give it those of loadMessages('en-US').",
    );
  return messages;
}
