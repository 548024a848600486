export { Keys, ShortcutSheet } from './ShortcutSheet.tsx';
export type { KeysProps, Shortcut, ShortcutGroup, ShortcutSheetProps } from './ShortcutSheet.tsx';
