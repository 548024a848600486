'use client';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useMessages } from '../messages/index.ts';
import { tv } from '../theme/tv.ts';

const pageShell = tv({
  slots: {
    root: 'flex min-h-dvh flex-col bg-canvas',
    skip: 'sr-only z-50 rounded-md bg-surface-inverse text-sm text-text-inverse outline-focus-inverse focus:not-sr-only focus:px-4 focus:py-2 focus:fixed focus:start-4 focus:top-3',
    main: 'flex min-w-0 flex-1 flex-col px-4 pt-5 outline-none md:px-6 md:pt-7',
  },
  variants: {
    layout: {
      // Work that fills the window: lists and boards scroll inside, the page does not. A phone scrolls the page.
      full: { root: 'md:h-dvh md:overflow-hidden', main: 'md:min-h-0 md:overflow-hidden' },
      // A record: as wide as a list, as high as the window at least, and scrolled as a page.
      wide: {},
      container: { main: 'mx-auto w-full pb-8 xl:max-w-page xl:px-0' },
    },
  },
});

/**
 * The page around every screen of the administration: navigation, content, footer, and a way past the navigation.
 *
 * Renders a `<div>` with a skip link and a `<main id="content">`.
 */
export function PageShell({ header, footer, layout = 'full', className, children, ...rest }: PageShellProps) {
  const { components } = useMessages();
  const styles = pageShell({ layout });
  return (
    <div {...rest} className={styles.root({ className })}>
      <a href="#content" className={styles.skip()}>
        {components.navigation.skip}
      </a>
      {header}
      <main id="content" tabIndex={-1} className={styles.main()}>
        {children}
      </main>
      {footer}
    </div>
  );
}

/** How a page stands in its window. */
export type PageLayout = 'full' | 'wide' | 'container';

export interface PageShellProps extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement>;
  /** `TopNavigation`. */
  header: ReactNode;
  /** `Footer`. */
  footer?: ReactNode;
  /** `full` fills the window and does not scroll; `wide` is as wide and scrolls; `container` is 1164 px wide from 1200 px on. @default 'full' */
  layout?: PageLayout;
  children: ReactNode;
}
