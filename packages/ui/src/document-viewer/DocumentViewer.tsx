'use client';
import { substitute } from '@dossier/validators';
import { ChevronLeft, ChevronRight, MoveHorizontal, RotateCcw, RotateCw, ZoomIn, ZoomOut } from 'lucide';
import { useRef, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { useMessages } from '../messages/index.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { documentViewer } from './DocumentViewer.styles.ts';
import type { ViewedDocument } from './viewed-document.ts';
import { useDrawn } from './use-drawn.ts';
import { useWidth } from '../internal/use-width.ts';
import { useViewKeys } from './use-view-keys.ts';
import { changed, startView, type ViewChange } from './view-state.ts';
import { icon } from '../icons/icon.ts';

const ChevronLeftIcon = icon(ChevronLeft);
const ChevronRightIcon = icon(ChevronRight);
const MoveHorizontalIcon = icon(MoveHorizontal);
const RotateCcwIcon = icon(RotateCcw);
const RotateCwIcon = icon(RotateCw);
const ZoomInIcon = icon(ZoomIn);
const ZoomOutIcon = icon(ZoomOut);

/**
 * Displays a scanned document or a PDF, one page at a time: fitted to the width, enlarged or rotated. Everything
 * works by keyboard, and the text of a page is read out where the document contains it.
 *
 * Renders a `<section>` named after the paper, with its tools and a frame that scrolls.
 */
export function DocumentViewer({ document, label, actions, className, ...rest }: DocumentViewerProps) {
  const { components, locale } = useMessages();
  const texts = components.viewer;
  const [view, setView] = useState(startView);
  const [frame, width] = useWidth<HTMLDivElement>();
  const holder = useRef<HTMLDivElement>(null);
  const { state, scale, text } = useDrawn(document, view, holder, width);
  const { pages } = document;
  const styles = documentViewer();

  const change = (what: ViewChange) => {
    setView(before => changed(before, what, { pages, scale }));
    if (what === 'previous' || what === 'next') frame.current?.scrollTo({ top: 0 });
  };
  useViewKeys(frame, change);
  const pageOf = substitute(texts.page, { page: String(view.page), pages: String(pages) });
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(scale);
  const tool = (what: ViewChange, icon: ReactNode, isDisabled = false) => (
    <IconButton label={texts[what]} icon={icon} isDisabled={isDisabled} onClick={() => change(what)} />
  );

  return (
    <section {...rest} aria-label={label} className={styles.root({ className })}>
      <div className={styles.bar()}>
        <div className={styles.tools()}>
          {pages > 1 && tool('previous', <ChevronLeftIcon aria-hidden />, view.page === 1)}
          <span className={styles.pageOf()}>{pageOf}</span>
          {pages > 1 && tool('next', <ChevronRightIcon aria-hidden />, view.page === pages)}
        </div>
        <div className={styles.tools()}>
          {tool('out', <ZoomOutIcon aria-hidden />)}
          <span className={styles.pageOf()}>{percent}</span>
          {tool('in', <ZoomInIcon aria-hidden />)}
          {tool('fit', <MoveHorizontalIcon aria-hidden />)}
          {tool('left', <RotateCcwIcon aria-hidden />)}
          {tool('right', <RotateCwIcon aria-hidden />)}
          {actions}
        </div>
      </div>
      <div
        ref={frame}
        role="group"
        aria-label={substitute(texts.documentKind, { label })}
        aria-busy={state === 'drawing'}
        className={styles.frame()}
      >
        {state === 'drawing' && (
          <p className={styles.message()}>
            <Spinner label={components.loading} size="large" />
          </p>
        )}
        {state === 'failed' && <p className={styles.message()}>{texts.failed}</p>}
        <div
          ref={holder}
          role="img"
          aria-label={`${label}, ${pageOf}`}
          hidden={state !== 'there'}
          className={styles.page()}
        />
        {text !== '' && <p className="sr-only">{text}</p>}
      </div>
      <span role="status" className="sr-only">
        {state === 'there' &&
          `${pageOf}, ${percent}, ${substitute(texts.turned, { degrees: String(view.rotation) })}`}
      </span>
    </section>
  );
}

export interface DocumentViewerProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>;
  /** What is looked at. Another one starts again with a `key` of its own. */
  document: ViewedDocument;
  /** What it is called. */
  label: string;
  /** Buttons next to the tools: to keep it. */
  actions?: ReactNode;
}
