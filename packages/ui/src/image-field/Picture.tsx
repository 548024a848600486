'use client';
import { useState } from 'react';
import { tv } from '../theme/tv.ts';
import { toneOf, type Tone } from './tone-of.ts';

const picture = tv({
  base: 'max-h-10 w-auto max-w-40 rounded-sm',
  variants: {
    // The other scheme's own surface: what the page's would swallow was drawn for it.
    tone: {
      ink: 'on-dark:scheme-only-light on-dark:bg-surface on-dark:p-1',
      white: 'on-light:scheme-only-dark on-light:bg-surface on-light:p-1',
      either: '',
    },
  },
});

/** Points a side: enough for the tone of a logo, and at once. */
const side = 48;

/** The tone of what an image shows; `either` where a page may not read it. */
function read(image: HTMLImageElement): Tone {
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const context = canvas.getContext('2d');
  if (!context) return 'either';
  context.drawImage(image, 0, 0, side, side);
  try {
    return toneOf(context.getImageData(0, 0, side, side).data);
  } catch (error) {
    // Another origin's picture is shown, but not read.
    if (error instanceof DOMException) return 'either';
    throw error;
  }
}

/**
 * A picture that is seen on every page: where the surface would swallow it, it stands on a plate.
 *
 * Renders an `<img>`.
 */
export function Picture({ url }: { readonly url: string }) {
  const [tone, setTone] = useState<Tone>('either');
  return (
    <img
      src={url}
      alt=""
      data-tone={tone}
      className={picture({ tone })}
      onLoad={event => setTone(read(event.currentTarget))}
    />
  );
}
