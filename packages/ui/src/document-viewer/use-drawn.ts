'use client';
import { useEffect, useState, type RefObject } from 'react';
import { turned, type ViewedDocument } from './viewed-document.ts';
import type { View } from './view-state.ts';

/** Where drawing has come to. */
export interface Drawn {
  readonly state: 'drawing' | 'there' | 'failed';
  /** What the zoom comes to; 1 is the paper's own size. */
  readonly scale: number;
  readonly text: string;
}

/** A picture that is smaller than its frame does not become a blur. */
const maxFitted = 2;
/** Points that a canvas may have everywhere: the limit of iOS. */
const maxPoints = 16_777_216;

/** Draws a page into a holder, and again whenever it is looked at in another way. */
export function useDrawn(
  viewed: ViewedDocument,
  { page, zoom, rotation }: View,
  holder: RefObject<HTMLElement | null>,
  width: number,
): Drawn {
  const [drawn, setDrawn] = useState<Drawn>({ state: 'drawing', scale: 1, text: '' });
  const isMeasured = width > 0;
  // Where nothing is fitted, another width draws nothing new.
  const room = zoom === 'fit' ? width : 0;
  useEffect(() => {
    if (!isMeasured) return;
    const stop = new AbortController();
    const { signal } = stop;
    const draw = async () => {
      const size = turned(await viewed.sizeOf(page), rotation);
      const scale = zoom === 'fit' ? Math.min(maxFitted, room / size.width) : zoom;
      const deviceScale = scale * window.devicePixelRatio;
      const sharpness = Math.min(deviceScale, Math.sqrt(maxPoints / (size.width * size.height)));
      // A canvas of its own for each drawing: what comes too late draws where no one looks.
      const canvas = document.createElement('canvas');
      canvas.width = Math.max(1, Math.floor(size.width * sharpness));
      canvas.height = Math.max(1, Math.floor(size.height * sharpness));
      canvas.style.width = `${size.width * scale}px`;
      canvas.style.height = `${size.height * scale}px`;
      await viewed.draw(canvas, { page, scale: sharpness, rotation, signal });
      const text = (await viewed.textOf?.(page)) ?? '';
      if (signal.aborted) return;
      holder.current?.replaceChildren(canvas);
      setDrawn({ state: 'there', scale, text });
    };
    draw().catch(() => {
      if (!signal.aborted) setDrawn(before => ({ ...before, state: 'failed', text: '' }));
    });
    return () => stop.abort();
  }, [viewed, page, zoom, rotation, room, isMeasured, holder]);
  return drawn;
}
