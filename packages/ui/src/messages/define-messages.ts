import type { Messages } from './load.ts';

/** Some of the texts: objects in part, lists and texts as a whole. */
export type MessageChanges<Texts> = {
  readonly [Key in keyof Texts]?: Texts[Key] extends object ? MessageChanges<Texts[Key]> : Texts[Key];
};

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function merged(texts: unknown, changes: unknown): unknown {
  if (!isGroup(texts) || !isGroup(changes)) return changes ?? texts;
  const keys = [...new Set([...Object.keys(texts), ...Object.keys(changes)])];
  return Object.fromEntries(keys.map(key => [key, merged(texts[key], changes[key])]));
}

/** The messages of a language with other texts where `changes` has some: one word, or a whole language. */
export const defineMessages = (messages: Messages, changes: MessageChanges<Messages>): Messages =>
  merged(messages, changes) as Messages;
