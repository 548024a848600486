import { useTexts } from '../translations.ts';
import { useDurationText } from '../use-duration-text.ts';
import type { ChangeTexts } from './change-texts.ts';

export function useSignInChanges(): ChangeTexts {
  const texts = useTexts('authentication');
  const { minutes, hours } = useDurationText();
  const limits: Readonly<Record<string, string>> = texts.limits;
  return {
    labelOf: path => limits[path.replace(/^sessions\./, '')] ?? texts.methods,
    textOf: (value, path) => {
      if (typeof value === 'number') return path === 'sessions.idleMinutes' ? minutes(value) : hours(value);
      const chosen = Object.entries(texts.factors).filter(
        ([factor]) => Array.isArray(value) && value.includes(factor),
      );
      return chosen.length === 0 ? texts.none : chosen.map(([, name]) => name).join(', ');
    },
  };
}
