import { tv } from '../theme/tv.ts';

export const navigationSearch = tv({
  slots: {
    root: [
      'flex size-control min-w-target items-center justify-center gap-2 rounded-md border border-transparent text-sm whitespace-nowrap text-nav-text outline-offset-2 outline-nav-focus hover:bg-nav-hover focus-visible:outline-2',
      'xl:w-auto xl:min-w-52 xl:border-nav-border xl:bg-nav-hover xl:ps-2.5 xl:pe-1.5',
    ],
    icon: 'size-4 shrink-0',
    label: 'sr-only xl:not-sr-only',
    keys: 'ms-auto hidden rounded-sm border border-current px-1.5 font-sans text-2xs xl:block',
  },
});
