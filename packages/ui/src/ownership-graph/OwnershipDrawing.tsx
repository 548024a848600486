'use client';
import { useState } from 'react';
import { isAlong, isUnsaid, type OwnershipData } from './data.ts';
import type { Drawing } from './lay-out.ts';
import { OwnershipBox } from './OwnershipBox.tsx';
import { ownershipGraph } from './OwnershipGraph.styles.ts';
import { useGraphKeys } from './use-graph-keys.ts';
import { useShareText } from './use-share-text.ts';

/** Boxes and the lines between them. What a line says to the eye, a box says in words. */
export function OwnershipDrawing({ drawing, nodes, edges, zoom }: OwnershipDrawingProps) {
  const write = useShareText();
  const keys = useGraphKeys({ nodes, edges }, drawing);
  const [current, setCurrent] = useState<string | null>(null);
  const nodesById = new Map(nodes.map(node => [node.id, node]));
  const styles = ownershipGraph();
  const arrow = drawing.direction === 'down' ? '↑' : '←';
  const along = (edge: number) => edges.filter(isAlong(edges[edge]!));
  // The one with the focus lies over the others.
  const isJoined = (edge: number) => edges[edge]!.from === current || edges[edge]!.to === current;
  const lines = drawing.lines.toSorted((a, b) => Number(isJoined(a.edge)) - Number(isJoined(b.edge)));
  return (
    <div className={styles.room()} style={{ width: drawing.width * zoom, height: drawing.height * zoom }}>
      <div
        className={styles.drawing()}
        style={{ width: drawing.width, height: drawing.height, ...(zoom !== 1 && { scale: String(zoom) }) }}
      >
        <svg aria-hidden className={styles.lines()}>
          {lines.map(({ edge, path }) => (
            <path
              key={edge}
              d={path}
              {...(along(edge).every(isUnsaid) && { strokeDasharray: '4 3' })}
              className={ownershipGraph({ isCurrent: isJoined(edge) }).line()}
            />
          ))}
          {drawing.lines.map(({ edge, label, isUpward }) => {
            const texts = along(edge).map(({ share, note }) => (share === undefined ? note : write(share)));
            const text = texts.filter(Boolean).join(' · ');
            return (
              text !== '' && (
                <text key={edge} {...label} className={styles.share()}>
                  {isUpward && `${arrow} `}
                  {text}
                </text>
              )
            );
          })}
        </svg>
        {drawing.layers.flat().map(box => (
          <OwnershipBox
            key={box.id}
            ref={keys.refOf(box.id)}
            box={box}
            node={nodesById.get(box.id)!}
            holdings={edges
              .filter(({ from }) => from === box.id)
              .map(({ to, ...holding }) => ({ ...holding, id: to, name: nodesById.get(to)?.label ?? '' }))}
            tabIndex={box.id === keys.stop ? 0 : -1}
            onKeyDown={keys.onKeyDown}
            onFocus={() => {
              keys.onFocus(box.id);
              setCurrent(box.id);
            }}
            onBlur={() => setCurrent(null)}
            onPointerEnter={() => setCurrent(box.id)}
            onPointerLeave={() => setCurrent(null)}
          />
        ))}
      </div>
    </div>
  );
}

interface OwnershipDrawingProps extends OwnershipData {
  readonly drawing: Drawing;
  /** 1 is plain. */
  readonly zoom: number;
}
