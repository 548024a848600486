'use client';
import { ChevronDown } from 'lucide';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { dossierIndex } from './DossierIndex.styles.ts';
import { icon } from '../icons/icon.ts';

const ChevronDownIcon = icon(ChevronDown);

export const edgeTones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;

/** One section of a client file. */
export interface DossierSection {
  readonly id: string;
  readonly label: string;
  /** What it stands under with the sections next to it; only where an index is long. */
  readonly group?: string;
  /** Its state in a word or a count. */
  readonly state?: ReactNode;
  readonly href: string;
}

/**
 * A client file: divider tabs on the left, and on top a spine in the colour of its state, so that open, in review,
 * done and rejected can be told apart at a glance.
 *
 * Renders a `<nav>` next to the sheet, whose sections name themselves; below 1024 px the tabs become a select. In a
 * page that is as high as its window the sheet reaches down to the foot, and the aside scrolls by itself where it
 * is higher.
 */
export function DossierIndex({
  label,
  sections,
  current,
  onChange,
  tone,
  lead,
  aside,
  className,
  children,
  ...rest
}: DossierIndexProps) {
  const styles = dossierIndex({ tone, hasAside: aside !== undefined, hasLead: lead !== undefined });
  return (
    <div {...rest} className={styles.root({ className })}>
      {lead !== undefined && <div className={styles.lead()}>{lead}</div>}
      <nav aria-label={label} className={styles.nav()}>
        <ul className={styles.list()}>
          {sections.map((section, index) => (
            <li key={section.id}>
              {section.group !== undefined && section.group !== sections[index - 1]?.group && (
                <p className={styles.group()}>{section.group}</p>
              )}
              <a
                href={section.href}
                aria-current={section.id === current ? 'page' : undefined}
                className={dossierIndex({ isCurrent: section.id === current }).tab()}
              >
                {section.label}
                {section.state !== undefined && <span className={styles.state()}>{section.state}</span>}
              </a>
            </li>
          ))}
        </ul>
        <div className={styles.choice()}>
          <select
            className={styles.select()}
            aria-label={label}
            value={current}
            onChange={event => {
              const chosen = sections.find(section => section.id === event.target.value);
              if (chosen) onChange(chosen);
            }}
          >
            {sections.map(section => (
              <option key={section.id} value={section.id}>
                {section.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon aria-hidden className={styles.chevron()} />
        </div>
      </nav>
      <div className={styles.sheet()}>{children}</div>
      {aside !== undefined && <div className={styles.aside()}>{aside}</div>}
    </div>
  );
}

export interface DossierIndexProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange'> {
  ref?: Ref<HTMLDivElement>;
  /** Names the navigation. */
  readonly label: string;
  /** The sections of the page, in their order. */
  readonly sections: readonly DossierSection[];
  /** Id of the section that is open. */
  readonly current: string;
  /** Called when the select chooses; the tabs lead by themselves. */
  readonly onChange: (section: DossierSection) => void;
  /** Colour of the spine: that of the file's status. */
  readonly tone: (typeof edgeTones)[number];
  /** What has to be read before any section: the decision that is due. On top of the aside; below 1200 px a strip over everything. */
  readonly lead?: ReactNode;
  /** What stands next to every section and stays in sight: what is missing, the risk. Below 1200 px it stands under the sheet. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}
