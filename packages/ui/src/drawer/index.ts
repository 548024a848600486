export { Drawer, drawerSides, drawerWidths } from './Drawer.tsx';
export type { DrawerProps, DrawerSide, DrawerWidth } from './Drawer.tsx';
