import { type ComponentProps, useId } from 'react';
import { tv } from '../theme/tv.ts';

const brandMark = tv({
  slots: {
    root: 'inline-flex min-w-0 items-center gap-2.5',
    // On the wrapper: forced colours repaint an element's text colour, but not one that an <svg> has of its own.
    folder: 'shrink-0',
    logo: 'max-h-8 w-auto max-w-48',
    // White on a dark page too: logos are drawn for paper.
    plate: 'scheme-only-light rounded-md bg-surface p-1',
    name: 'truncate font-heading text-lg font-semibold tracking-heading',
  },
  variants: {
    on: {
      page: { folder: 'text-primary-solid', name: 'text-text' },
      nav: { folder: 'text-(--d-nav-mark)', name: 'text-nav-text' },
      solid: { folder: 'text-on-primary-solid', name: 'text-on-primary-solid' },
    },
  },
});

/**
 * Whose product this is: the firm's mark and name, or its own logo. The mark is a folder with its spine, drawn in the
 * firm's colours and corners.
 *
 * Renders a `<span>`.
 */
export function BrandMark({ name, on = 'page', logo, className, ...rest }: BrandMarkProps) {
  const styles = brandMark({ on });
  if (logo) {
    const image = ({ url, hasPlate }: LogoImage, shown?: string) => (
      // Always an <img>: a vector image shown any other way could run code.
      <img src={url} alt={name} className={styles.logo({ className: [hasPlate && styles.plate(), shown] })} />
    );
    const isSame = logo.light.url === logo.dark.url && logo.light.hasPlate === logo.dark.hasPlate;
    return (
      <span {...rest} className={styles.root({ className })}>
        {image(logo.light, isSame ? undefined : 'on-dark:hidden')}
        {!isSame && image(logo.dark, 'on-light:hidden')}
      </span>
    );
  }
  return (
    <span {...rest} className={styles.root({ className })}>
      <span className={styles.folder()}>
        <Folder className="size-6.5" />
      </span>
      <span className={styles.name()}>{name}</span>
    </span>
  );
}

/** The mark alone. The spine stands in a gap of the folder, so that a firm of one colour has a mark too. */
export function Folder({ className }: { readonly className?: string }) {
  const mask = useId();
  return (
    <svg aria-hidden data-slot="logo" viewBox="0 0 26 26" className={className}>
      <mask id={mask}>
        <rect width="26" height="26" fill="white" className={corners} />
        <rect x="20" y="4.5" width="6" height="17" fill="black" />
      </mask>
      <rect width="26" height="26" fill="currentColor" mask={`url(#${mask})`} />
      <rect x="20" y="4.5" width="6" height="17" className="fill-(--d-mark-spine)" />
    </svg>
  );
}

/** The corners of the firm's controls, kept below a circle. A class: the page's policy stops a style attribute in HTML. */
const corners = '[rx:min(var(--d-radius),7px)]';

/** A logo where the page has one scheme. */
export interface LogoImage {
  readonly url: string;
  /** True where its ground would swallow it: then it stands on a light tile. */
  readonly hasPlate: boolean;
}

export interface BrandMarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The firm's short name. */
  name: string;
  /** What it stands on. @default 'page' */
  on?: 'page' | 'nav' | 'solid';
  /** The firm's own logo on light and on dark pages, as the platform serves it; null while it has none. @default null */
  logo?: Readonly<Record<'light' | 'dark', LogoImage>> | null;
}
