import { Check, X } from 'lucide';
import type { ReactNode } from 'react';
import { Link } from '../link/Link.tsx';
import { Keys } from '../shortcut-sheet/ShortcutSheet.tsx';
import type { Example, Guidance, Pair } from './guidance.ts';
import { docsHref, useListed, type Listed } from './story-index.ts';
import { icon } from '../icons/icon.ts';

const CheckIcon = icon(Check);
const XIcon = icon(X);

/** A part of the page under its heading. */
export function Part({ title, note, children }: PartProps) {
  return (
    <section className="grid min-w-0 content-start gap-3">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-lg font-semibold text-text">{title}</h2>
        {note !== undefined && <span className="text-xs text-text-muted">{note}</span>}
      </div>
      {children}
    </section>
  );
}

interface PartProps {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

/** Names are in backticks: of a component that Storybook has they are links. */
function Linked({ text, listed }: { readonly text: string; readonly listed: readonly Listed[] }) {
  return text.split('`').map((piece, index) => {
    if (index % 2 === 0) return piece;
    const match = listed.find(({ name }) => name === piece);
    const key = `${index} ${piece}`;
    if (!match)
      return (
        <code key={key} className="font-mono text-xs">
          {piece}
        </code>
      );
    return (
      <Link key={key} href={docsHref(match.docsId)} target="_top">
        {piece}
      </Link>
    );
  });
}

export function When({ guidance }: { readonly guidance: Guidance }) {
  const listed = useListed();
  const columns = [
    [
      'When to use',
      guidance.when,
      <CheckIcon key="yes" aria-hidden className="mt-0.5 size-4 text-success-indicator" />,
    ],
    [
      'When not',
      guidance.whenNot,
      <XIcon key="no" aria-hidden className="mt-0.5 size-4 text-danger-indicator" />,
    ],
  ] as const;
  return (
    <div className="grid gap-8 border-t border-border pt-6 md:grid-cols-2">
      {columns.map(([title, lines, mark]) => (
        <Part key={title} title={title}>
          <ul className="grid gap-2">
            {lines.map(line => (
              <li key={line} className="grid grid-cols-[auto_1fr] gap-2">
                {mark}
                <span>
                  <Linked text={line} listed={listed} />
                </span>
              </li>
            ))}
          </ul>
        </Part>
      ))}
    </div>
  );
}

export function Pairs({ pairs }: { readonly pairs: readonly Pair[] }) {
  return (
    // One pair has the width of the page: a table or a page's head needs it.
    <div className={`grid gap-4 sm:grid-cols-2 ${pairs.length > 1 ? 'lg:grid-cols-4' : ''}`}>
      {pairs.flatMap(pair => [
        <Case key={pair.do.say} word="Do" {...pair.do} />,
        <Case key={pair.dont.say} word="Don’t" {...pair.dont} />,
      ])}
    </div>
  );
}

interface CaseProps extends Example {
  readonly word: 'Do' | 'Don’t';
}

function Case({ word, say, show, note }: CaseProps) {
  const isDo = word === 'Do';
  return (
    <figure className="grid grid-rows-[1fr_auto] overflow-hidden rounded-md border border-border">
      <div
        className={`grid min-h-28 grid-cols-1 content-center justify-items-center bg-canvas p-4 border-b-2 ${isDo ? 'border-success-indicator' : 'border-danger-indicator'}`}
      >
        {show}
      </div>
      <figcaption className="px-3 py-2 text-xs">
        <b className={isDo ? 'text-success-text' : 'text-danger-text'}>{word}</b> {say}
        {note !== undefined && <span className="block text-text-muted">{note}</span>}
      </figcaption>
    </figure>
  );
}

export function Anatomy({ parts }: { readonly parts: readonly string[] }) {
  return (
    <Part title="Anatomy">
      <ol className="list-decimal ps-5">
        {parts.map(part => (
          <li key={part} className="py-0.5">
            {part}
          </li>
        ))}
      </ol>
    </Part>
  );
}

export function Keyboard({ keys }: { readonly keys: Guidance['keyboard'] }) {
  return (
    <Part title="Keyboard">
      {keys.length === 0 ? (
        <p className="text-text-muted">It cannot have the focus.</p>
      ) : (
        <table className="w-full">
          <thead className="sr-only">
            <tr>
              <th scope="col">Keys</th>
              <th scope="col">What they do</th>
            </tr>
          </thead>
          <tbody>
            {keys.map(([chord, does]) => (
              <tr key={chord} className="border-b border-border last:border-b-0">
                <th scope="row" className="py-1.5 pe-4 text-start font-normal whitespace-nowrap">
                  <Keys keys={chord} />
                </th>
                <td className="py-1.5">{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Part>
  );
}

export function Related({ names }: { readonly names: readonly string[] }) {
  const listed = useListed();
  return (
    <Part title="Related">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {names.map(name => (
          <li key={name}>
            <Linked text={`\`${name}\``} listed={listed} />
          </li>
        ))}
      </ul>
    </Part>
  );
}
