'use client';
import { type ReactNode, type Ref, useState } from 'react';
import { createPortal } from 'react-dom';
import { useThemeScope } from '../theme-scope/use-theme-scope.ts';
import { dataTable } from './DataTable.styles.ts';

interface Tip {
  readonly text: string;
  readonly left: number;
  readonly top: number;
}

/** The cell's text when it does not fit; null when it does. */
function tipOf(target: EventTarget): Tip | null {
  const cell = (target as HTMLElement).closest<HTMLElement>('[data-slot]');
  if (!cell) return null;
  const isCut = [cell, ...cell.querySelectorAll<HTMLElement>('.truncate')].some(
    element =>
      element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible',
  );
  const text = cell.textContent?.trim() ?? '';
  if (!isCut || text === '') return null;
  const { left, bottom } = cell.getBoundingClientRect();
  return { text, left: Math.max(8, left), top: bottom + 2 };
}

/**
 * What the table scrolls in. It shows the full text of a cell that is cut off, on focus and under the pointer: one tip
 * for all cells. A user who hears a cell hears all of it anyway.
 */
export function DataTableFrame({ ref, className, children }: DataTableFrameProps) {
  const scope = useThemeScope();
  const [tip, setTip] = useState<Tip | null>(null);
  const show = (event: { readonly target: EventTarget }) => setTip(tipOf(event.target));
  const hide = () => setTip(null);
  return (
    <div
      ref={ref}
      role="presentation"
      className={className}
      onFocus={show}
      onBlur={hide}
      onPointerOver={show}
      onPointerLeave={hide}
      onScroll={hide}
      onKeyDown={event => event.key === 'Escape' && hide()}
    >
      {children}
      {tip &&
        createPortal(
          <div {...scope} aria-hidden className={dataTable().tip()} style={{ left: tip.left, top: tip.top }}>
            {tip.text}
          </div>,
          document.body,
        )}
    </div>
  );
}

interface DataTableFrameProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly className: string;
  readonly children: ReactNode;
}
