import { isMac } from '../internal/is-mac.ts';

const names: Readonly<Record<string, { readonly mac: string; readonly other: string }>> = {
  Mod: { mac: '⌘', other: 'Ctrl' },
  Shift: { mac: '⇧', other: 'Shift' },
  Alt: { mac: '⌥', other: 'Alt' },
};

/** `Mod+k g` → [[Ctrl, K], [G]]: keys as this machine's keyboard has them. */
export function chordsOf(keys: string): readonly (readonly string[])[] {
  const side = isMac() ? 'mac' : 'other';
  return keys
    .split(' ')
    .map(chord =>
      chord.split('+').map(key => names[key]?.[side] ?? (key.length === 1 ? key.toUpperCase() : key)),
    );
}
