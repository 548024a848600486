'use client';
import { useState } from 'react';

/**
 * What stands in a field whose value is written otherwise than it is typed: `1.234,50` for `1234.5`. While someone
 * types, the text stays as typed; once it is left, or the value changes from outside, it is the written value.
 */
export function useTypedText(value: string, write: (value: string) => string) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: string } | null>(null);
  return {
    text: typed?.value === value ? typed.text : write(value),
    /** Keeps a text, and the value it stands for. */
    keep: (text: string, value: string) => setTyped({ text, value }),
    settle: () => setTyped(null),
  };
}
