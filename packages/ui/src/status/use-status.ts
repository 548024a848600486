'use client';
import type { Entry, VocabularyTexts } from '@dossier/validators/vocabularies';
import { useVocabularyText } from '../messages/index.ts';

export const statusTones = ['primary', 'accent', 'neutral', 'info', 'success', 'warning', 'danger'] as const;
export type StatusTone = (typeof statusTones)[number];

/** A code with the vocabulary that it belongs to: the `A` of a party is not the `A` of a product. */
export interface StatusOf {
  readonly vocabulary: {
    readonly name: keyof VocabularyTexts;
    readonly entry: (code: string) => Entry | undefined;
  };
  readonly code: string;
}

/** A status by its vocabulary and code, which bring word, tone and dot; or in a text of its own. */
export type StatusContent =
  | { readonly of: StatusOf; readonly tone?: never; readonly isOutlined?: never; readonly children?: never }
  | {
      readonly of?: never;
      /** What it means for the work. */
      readonly tone: StatusTone;
      /** Nothing has begun. @default false */
      readonly isOutlined?: boolean | undefined;
      /** The status in the reader's language. */
      readonly children: string;
    };

/** How a status is shown, in the reader's language. A code that its vocabulary does not have is shown as it is. */
export function useStatus({ of, tone, isOutlined = false, children }: StatusContent) {
  const textOf = useVocabularyText();
  if (!of) return { tone, isOutlined, text: children };
  const entry = of.vocabulary.entry(of.code);
  return {
    tone: entry?.tone ?? 'neutral',
    isOutlined: entry?.outlined ?? false,
    text: textOf(of.vocabulary.name, of.code),
  };
}
