import { isMac } from '../internal/is-mac.ts';

/** What the keys are called that have letters on them in each language: Strg, Maj. */
export interface KeyNames {
  readonly control: string;
  readonly shift: string;
}

const signs: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓' };
const macSigns: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' };

/** `Mod+k g` → [[Ctrl, K], [G]]: keys as this machine's keyboard has them. */
export function chordsOf(keys: string, { control, shift }: KeyNames): readonly (readonly string[])[] {
  const names = { ...signs, ...(isMac() ? macSigns : { Mod: control, Shift: shift }) };
  return keys
    .split(' ')
    .map(chord => chord.split('+').map(key => names[key] ?? (key.length === 1 ? key.toUpperCase() : key)));
}
