export { Menu } from './Menu.tsx';
export type { MenuAction, MenuGroup, MenuProps } from './Menu.tsx';
