import { tv } from '../theme/tv.ts';

export const publicLayout = tv({
  slots: {
    root: 'grid min-h-dvh grid-rows-[auto_1fr] bg-surface md:grid-cols-2 md:grid-rows-1',
    panel: [
      'relative flex min-h-49 flex-col gap-6 bg-primary-solid p-6 text-on-primary-solid',
      'md:sticky md:top-0 md:h-dvh md:min-h-0 md:gap-[14vh] md:p-10 lg:px-14',
      'forced:border-b md:forced:border-e md:forced:border-b-0',
    ],
    panelHead: 'relative z-20 flex flex-wrap items-center justify-between gap-4',
    panelTools: 'flex items-center gap-2 md:hidden',
    claim:
      'relative z-10 max-w-[15rem] normal-nums text-xl leading-(--d-leading-xl) font-medium text-balance md:max-w-[27rem] md:font-heading md:text-3xl md:leading-(--d-leading-3xl)',
    drawing: 'absolute inset-0 overflow-hidden',
    stack: 'absolute rtl:-scale-x-100 -end-px bottom-0 h-[55%] md:h-auto md:w-[64%]',
    main: 'flex min-w-0 flex-col px-6 pt-8 pb-6 md:px-10 md:pt-6',
    top: 'hidden items-center justify-end gap-x-6 gap-y-1 md:flex md:flex-wrap',
    links: 'flex flex-wrap items-center gap-x-6 gap-y-1 text-xs',
    menu: 'relative',
    menuButton:
      'flex size-target items-center justify-center rounded-md outline-current [&::-webkit-details-marker]:hidden',
    menuPanel:
      'absolute end-0 top-full z-20 mt-2 grid min-w-48 gap-1 rounded-md border border-border bg-surface-raised p-2 text-sm text-text shadow-overlay',
    menuLink: 'flex min-h-target items-center rounded-sm px-3 hover:bg-surface-hover',
    form: 'mx-auto flex w-full max-w-form flex-1 flex-col justify-start md:justify-center md:py-10',
    // Not balanced: that breaks “2-step” at its hyphen.
    title: 'font-heading text-2xl font-semibold text-pretty text-text md:text-3xl',
    subtitle: 'mt-1.5 text-md text-text-muted',
    content: 'mt-8',
    foot: 'mt-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-xs text-text-muted md:mt-4 md:justify-end',
  },
});
