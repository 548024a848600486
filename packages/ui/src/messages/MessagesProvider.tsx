'use client';
import { createContext, use, type ReactNode } from 'react';
import { english } from './english.ts';
import type { Messages } from './load.ts';

/** English, so that a component without a provider says something rather than nothing. */
const MessagesContext = createContext<Messages>(english);

/** Gives components their words in the reader's language. Works without any translation library. */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}

export interface MessagesProviderProps {
  /** What `loadMessages` gives for the reader's language. */
  readonly messages: Messages;
  readonly children: ReactNode;
}

/** The words of components, and the locale they are in. */
export const useMessages = (): Messages => use(MessagesContext);
