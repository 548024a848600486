'use client';
import { Network, Table2, ZoomIn, ZoomOut } from 'lucide';
import { useMemo, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { icon } from '../icons/icon.ts';
import { useWidth } from '../internal/use-width.ts';
import { Cluster } from '../layout/Cluster.tsx';
import { useMessages } from '../messages/index.ts';
import { Section } from '../section/Section.tsx';
import { isUnsaid, type OwnershipData, type OwnershipEdge, type OwnershipNode } from './data.ts';
import { layOut } from './lay-out.ts';
import { OwnershipDrawing } from './OwnershipDrawing.tsx';
import { ownershipGraph } from './OwnershipGraph.styles.ts';
import { OwnershipTable } from './OwnershipTable.tsx';
import { OwnershipTotals } from './OwnershipTotals.tsx';
import { withUnknownHolders } from './shares.ts';

const NetworkIcon = icon(Network);
const Table2Icon = icon(Table2);
const ZoomInIcon = icon(ZoomIn);
const ZoomOutIcon = icon(ZoomOut);

/** From a structure of hundreds at a glance to its smallest text. */
const zooms = [0.5, 0.75, 1, 1.5, 2] as const;
const plainZoom = zooms.indexOf(1);

/** The largest step at which a structure is drawn in a room of so many px; -1 where it is not. What fits may be enlarged. */
function largestZoom(data: OwnershipData, room: number): number {
  const step = zooms.findLastIndex(zoom => zoom <= 1 && layOut(data, room / zoom) !== null);
  return step === plainZoom ? zooms.length - 1 : step;
}

/** Px, until it can be measured. */
const unknownWidth = 672;
/** Px that the frame of a drawing takes at both sides (`p-4`). */
const framePadding = 32;
/** Px below which the table has two columns. */
const narrow = 480;

/**
 * Who owns how much of what, drawn in layers: owners above what they own, shares on the lines. A share without an
 * owner gets an "unknown" one, so that the whole is always visible. Where there is no room for a drawing, a table
 * shows the same paths in words, and a press draws it smaller if that fits.
 *
 * Renders a `<section>` named by its heading.
 */
export function OwnershipGraph({
  title,
  nodes,
  edges,
  actions,
  isTableAtFirst = false,
  ...rest
}: OwnershipGraphProps) {
  const { ownership } = useMessages().components;
  const [isTable, setIsTable] = useState(isTableAtFirst);
  const [zoomStep, setZoomStep] = useState(plainZoom);
  const zoom = zooms[zoomStep] ?? 1;
  const [ref, width] = useWidth<HTMLDivElement>(unknownWidth);
  const data = useMemo(
    () => withUnknownHolders({ nodes, edges }, ownership.unknown),
    [nodes, edges, ownership.unknown],
  );
  const room = width - framePadding;
  // What is larger scrolls; what is smaller has more room.
  const drawing = useMemo(() => layOut(data, room / Math.min(zoom, 1)), [data, room, zoom]);
  const largest = useMemo(() => largestZoom(data, room), [data, room]);
  const styles = ownershipGraph({ isZoomed: zoom > 1 });
  const isDrawn = drawing !== null && !isTable;
  return (
    <Section
      {...rest}
      title={title}
      actions={
        <Cluster gap="small">
          {isDrawn && (
            <>
              <IconButton
                label={ownership.zoomOut}
                icon={<ZoomOutIcon aria-hidden />}
                isDisabled={zoomStep === 0}
                onClick={() => setZoomStep(zoomStep - 1)}
              />
              <IconButton
                label={ownership.zoomIn}
                icon={<ZoomInIcon aria-hidden />}
                isDisabled={zoomStep === largest}
                onClick={() => setZoomStep(zoomStep + 1)}
              />
            </>
          )}
          {largest >= 0 && (
            <Button
              variant="quiet"
              icon={isDrawn ? <Table2Icon aria-hidden /> : <NetworkIcon aria-hidden />}
              onClick={() => {
                setIsTable(isDrawn);
                setZoomStep(Math.min(zoomStep, largest));
              }}
            >
              {isDrawn ? ownership.asTable : ownership.asGraph}
            </Button>
          )}
          {actions}
        </Cluster>
      }
    >
      {/* Measured around the frame: what is measured inside it would change with whether there is one. */}
      <div ref={ref}>
        {isDrawn ? (
          <div className={styles.frame()}>
            <OwnershipDrawing {...data} drawing={drawing} zoom={zoom} />
          </div>
        ) : (
          <OwnershipTable {...data} title={title} isNarrow={width < narrow} />
        )}
      </div>
      {isDrawn && edges.some(isUnsaid) && <p className={styles.legend()}>{ownership.dashed}</p>}
      <OwnershipTotals nodes={nodes} edges={edges} />
    </Section>
  );
}

export interface OwnershipGraphProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  ref?: Ref<HTMLElement>;
  /** The heading. */
  title: string;
  /** Persons and entities; at least one `isSubject`. */
  nodes: readonly OwnershipNode[];
  /** Who holds what, each between two of the nodes. */
  edges: readonly OwnershipEdge[];
  /** At the end of the heading's line: "Add party". */
  actions?: ReactNode;
  /** Begins as a table. @default false */
  isTableAtFirst?: boolean;
}
