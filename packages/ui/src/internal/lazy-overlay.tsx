'use client';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { fetchOnline } from './fetch-online.ts';
import { NotLoaded } from './NotLoaded.tsx';

/** What everything takes that opens over a page. */
export interface Closable {
  /** @default true */
  readonly isOpen?: boolean;
  readonly onClose: () => void;
  /** Of the element that opens. */
  readonly id?: string | undefined;
}

export interface LazyOverlay<Props> {
  (props: Props): ReactNode;
  /** Fetches the code before it is needed: when a pointer or the focus comes to what opens it. */
  readonly preload: () => void;
}

/**
 * What opens over a page, whose code is fetched when it opens first. Renders nothing until then. Code that cannot be
 * fetched is reported in its place, or shown by a fallback, and fetched again the next time that it opens.
 */
export function lazyOverlay<Props extends Closable>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ComponentType<Props>,
): LazyOverlay<Props> {
  const fetchCode = () => fetchOnline(load);
  const Failed =
    fallback ?? (({ id, onClose }: Props) => <NotLoaded id={id} load={fetchCode} onClose={onClose} />);
  // React keeps what an import has answered: each try is a component of its own.
  function createContent(): Content<Props> {
    const content = {
      hasFailed: false,
      Component: lazy(async () => {
        try {
          return { default: await fetchCode() };
        } catch {
          content.hasFailed = true;
          next = createContent();
          return { default: Failed };
        }
      }),
    };
    return content;
  }
  let next = createContent();

  function Overlay(props: Props): ReactNode {
    const { isOpen = true } = props;
    const [content, setContent] = useState<Content<Props> | null>(null);
    if (isOpen && content === null) setContent(next);
    if (!isOpen && content?.hasFailed) setContent(null);
    return (
      content !== null && (
        <Suspense>
          <content.Component {...props} />
        </Suspense>
      )
    );
  }
  return Object.assign(Overlay, { preload: () => void fetchCode().catch(() => undefined) });
}

interface Content<Props> {
  readonly Component: ComponentType<Props>;
  readonly hasFailed: boolean;
}
