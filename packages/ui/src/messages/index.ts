export { MessagesProvider, useMessages } from './MessagesProvider.tsx';
export { RegionProvider, useDateLocale, useTimeZone } from './RegionProvider.tsx';
export { loadBaseMessages, loadCommonMessages, loadMessages, loadVocabularies, locales } from './load.ts';
export { defineMessages } from './define-messages.ts';
export { useErrorText } from './use-error-text.ts';
export { useVocabularyText } from './use-vocabulary-text.ts';
export type { MessageChanges } from './define-messages.ts';
export type { VocabularyText } from './use-vocabulary-text.ts';
export type { RegionProviderProps } from './RegionProvider.tsx';
export type { MessagesProviderProps } from './MessagesProvider.tsx';
export type { Violation } from './use-error-text.ts';
export type {
  BaseMessages,
  CommonMessages,
  CommonVocabulary,
  RestMessages,
  Locale,
  Messages,
  VocabularyFiles,
} from './load.ts';
export type { ComponentMessages } from './en-US/components.ts';
