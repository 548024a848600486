'use client';
import { Menu } from 'lucide';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { LanguageSwitcher, type LanguageSwitcherProps } from '../language-switcher/LanguageSwitcher.tsx';
import { Link } from '../link/Link.tsx';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { FolderStack } from './FolderStack.tsx';
import { publicLayout } from './PublicLayout.styles.ts';
import { icon } from '../icons/icon.ts';

const MenuIcon = icon(Menu);

/** A place outside the product. */
export interface PublicLink {
  readonly label: string;
  readonly href: string;
}

const none: readonly PublicLink[] = [];

/**
 * The pages before signing in: the firm's panel, and one form of 414 px next to it. Below 768 px the panel is a strip
 * on top, and the links move into its menu.
 *
 * Renders a `<div>` with header, aside, main and footer.
 */
export function PublicLayout({
  brand,
  claim,
  title,
  subtitle,
  links,
  language,
  social = none,
  copyright,
  className,
  children,
  ...rest
}: PublicLayoutProps) {
  const styles = publicLayout();
  return (
    <div {...rest} className={styles.root({ className })}>
      <header className={styles.panel()}>
        <div className={styles.panelHead()}>
          {brand}
          <div className={styles.panelTools()}>
            {language && <LanguageSwitcher {...language} on="solid" />}
            <LinkMenu links={links} />
          </div>
        </div>
        <p className={styles.claim()}>{claim}</p>
        <div className={styles.drawing()}>
          <FolderStack className={styles.stack()} />
        </div>
      </header>
      <div className={styles.main()}>
        <aside className={styles.top()}>
          <Links links={links} />
          {language && <LanguageSwitcher {...language} />}
        </aside>
        {/* One size of control before signing in, whatever density the firm works in afterwards. */}
        <main className={styles.form()} data-density="comfortable">
          <h1 className={styles.title()}>{title}</h1>
          {subtitle !== undefined && <p className={styles.subtitle()}>{subtitle}</p>}
          <div className={styles.content()}>{children}</div>
        </main>
        <footer className={styles.foot()}>
          <Links links={social} />
          <span>{copyright}</span>
        </footer>
      </div>
    </div>
  );
}

function Links({ links }: { readonly links: readonly PublicLink[] }) {
  const styles = publicLayout();
  return (
    <ul className={styles.links()}>
      {links.map(({ label, href }) => (
        <li key={label}>
          <Link variant="quiet" href={href} isExternal>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A native disclosure: nothing has to be loaded to open five links on a phone. */
function LinkMenu({ links }: { readonly links: readonly PublicLink[] }) {
  const { components } = useMessages();
  const styles = publicLayout();
  return (
    <details className={styles.menu()}>
      <summary className={styles.menuButton()} aria-label={components.navigation.open}>
        <MenuIcon aria-hidden className="size-5" />
      </summary>
      <ul className={styles.menuPanel()}>
        {links.map(({ label, href }) => (
          <li key={label}>
            <a className={styles.menuLink()} href={href} target="_blank" rel="noopener noreferrer">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

export interface PublicLayoutProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  ref?: Ref<HTMLDivElement>;
  /** The firm: `<BrandMark on="solid" />`. */
  brand: ReactNode;
  /** One sentence under it. */
  claim: string;
  /** The page's heading. */
  title: string;
  /** One sentence under the heading. */
  subtitle?: string;
  /** News, blog and the like, at the top. */
  links: readonly PublicLink[];
  /** Which language, and which there are. */
  language?: Omit<LanguageSwitcherProps, 'on'>;
  /** The firm's pages elsewhere, at the foot. */
  social?: readonly PublicLink[];
  /** At the foot: `© 2026 Meridian`. */
  copyright: string;
  /** The form. */
  children: ReactNode;
}
