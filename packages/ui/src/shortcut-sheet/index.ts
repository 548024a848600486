export { KeyHints, Keys, ShortcutSheet } from './ShortcutSheet.tsx';
export type {
  KeyHintsProps,
  KeysProps,
  Shortcut,
  ShortcutGroup,
  ShortcutSheetProps,
} from './ShortcutSheet.tsx';
