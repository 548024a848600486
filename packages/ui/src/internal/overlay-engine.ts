// What floats over a page, as Headless UI makes it behave, and what is in it, fetched as one: see `overlays.ts`.
export {
  Description,
  Dialog,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
  Menu,
  MenuButton,
  MenuItem,
  MenuItems,
  Popover,
  PopoverButton,
  PopoverPanel,
} from '@headlessui/react';
export { ColumnsPanel } from '../data-table/ColumnsPanel.tsx';
export { MenuPanel } from '../menu/MenuPanel.tsx';
