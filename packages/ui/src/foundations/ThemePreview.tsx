import { Plus } from 'lucide';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { BrandMark } from '../brand-mark/BrandMark.tsx';
import { Button } from '../button/Button.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { Link } from '../link/Link.tsx';
import { Notice } from '../notice/Notice.tsx';
import { PasswordField } from '../password-field/PasswordField.tsx';
import { Status } from '../status/Status.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { TopNavigation } from '../top-navigation/TopNavigation.tsx';
import { themeCss, type Theme } from '../theme/index.ts';
import { icon } from '../icons/icon.ts';

const PlusIcon = icon(Plus);

const rows = [
  ['Van der Brüggen Holding B.V.', 'Utrecht', 'info', 'Complete'],
  ['Zoë Müller & Jan ’t Hart', 'Antwerpen', 'success', 'Accepted'],
  ['Stichting Pensioenfonds De Haven', 'Rotterdam', 'danger', 'Rejected'],
] as const;

/** Components in a theme that is being tried out, in light or dark, without changing the page around them. */
export function ThemePreview({
  theme,
  scheme,
}: {
  readonly theme: Theme;
  readonly scheme: 'light' | 'dark';
}) {
  const stylesheet = useMemo(() => new CSSStyleSheet(), []);
  useEffect(() => {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, stylesheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== stylesheet);
    };
  }, [stylesheet]);
  // Not an injected <style>: a content-security policy refuses that, and this it allows.
  useLayoutEffect(() => {
    stylesheet.replaceSync(themeCss(theme));
  }, [stylesheet, theme]);
  return (
    <section
      aria-label={`Preview, ${scheme}`}
      data-tenant={theme.brand.id}
      data-scheme={scheme}
      data-density={theme.brand.density}
      className="overflow-hidden rounded-lg border border-border bg-canvas font-sans text-sm text-text"
    >
      <TopNavigation
        brand={<BrandMark name={theme.brand.name} on="nav" />}
        items={[
          { id: 'inbox', label: 'Inbox', href: '#inbox', count: 12, isUrgent: true },
          { id: 'registrations', label: 'Registrations', href: '#registrations', isCurrent: true },
          { id: 'kyc', label: 'KYC', href: '#kyc' },
        ]}
      />
      <div className="grid gap-field p-5">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="font-heading text-xl">Registrations</h2>
          <Badge tone="info">Complete</Badge>
          <span className="flex-1" />
          <Button>Export</Button>
          <Button variant="primary" icon={<PlusIcon aria-hidden />}>
            New registration
          </Button>
        </div>
        <ul className="rounded-md border border-border bg-surface">
          {rows.map(([name, city, tone, status], index) => (
            <li
              key={name}
              className={`flex h-row items-center gap-4 border-border px-cell not-last:border-b ${index === 1 ? 'bg-surface-selected' : ''}`}
            >
              <span className="min-w-0 flex-1 truncate font-semibold">{name}</span>
              <span className="text-text-muted max-md:hidden">{city}</span>
              <Status tone={tone}>{status}</Status>
            </li>
          ))}
        </ul>
        <div className="grid gap-field md:grid-cols-2">
          <TextField label="Username" value="sanne.dewit" readOnly />
          <PasswordField
            label="Password"
            defaultValue="secret"
            error="The username-password combination you have entered is incorrect"
          />
        </div>
        <Checkbox label="Trust this computer" isChecked onValueChange={() => undefined} />
        <div className="rounded-md border border-s-4 border-accent-soft-border border-s-accent-indicator bg-accent-soft px-3.5 py-2.5">
          <p className="font-semibold">Your decision</p>
          <p className="text-text-muted">Malik Bakker asked for approval by a second person.</p>
        </div>
        <Notice tone="warning">
          30 days remain to update your signing settings. <Link href="#settings">Open settings</Link>
        </Notice>
      </div>
    </section>
  );
}
