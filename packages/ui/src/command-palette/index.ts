export { CommandPalette } from './CommandPalette.tsx';
export { useCommandKey } from './use-command-key.ts';
export type { CommandPaletteProps } from './CommandPalette.tsx';
export type { Command, CommandSource } from './commands.ts';
