// What floats over a page, as Headless UI makes it behave, fetched as one: see `overlays.ts`.
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
  MenuSeparator,
  Popover,
  PopoverButton,
  PopoverPanel,
} from '@headlessui/react';
