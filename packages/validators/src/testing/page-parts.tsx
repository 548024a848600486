import type { ReactNode } from 'react';

/** A page of the workshop: its name, what it is, and its sections. */
export function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <main className="grid max-w-page grid-cols-1 gap-8 text-sm text-text max-sm:wrap-anywhere">
      <h1 className="font-heading text-2xl">{title}</h1>
      {children}
    </main>
  );
}

export function PageSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="font-heading text-lg">{title}</h2>
      {children}
    </section>
  );
}

interface TableProps {
  /** What the table holds, for those who hear it. */
  readonly caption: string;
  readonly chainHeads: readonly string[];
  /** Rows of `<tr>`, each with as many cells as there are heads. */
  readonly children: ReactNode;
}

export function Table({ caption, chainHeads, children }: TableProps) {
  return (
    <table className="w-full border-collapse [&_td]:py-1.5 [&_td]:pe-4 [&_td]:align-top [&_td]:wrap-anywhere [&_tr]:border-b [&_tr]:border-border">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-xs text-text-muted">
          {chainHeads.map(head => (
            <th key={head} scope="col" className="py-1.5 pe-4 text-start font-medium">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** Characters that cannot be seen, or would turn the line round. */
const unseen = /[\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff0-\uffff]/g;

/** A value as a programmer would write it, so that a tab, a NUL or a direction mark can be seen. */
export function written(value: unknown): string {
  if (value === undefined || typeof value === 'number') return String(value);
  const json = JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part));
  const plain = json.replace(
    unseen,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return plain.length > 72 ? `${plain.slice(0, 56)}… (${plain.length - 2} characters)` : plain;
}
