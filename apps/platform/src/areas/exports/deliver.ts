import type { MadeFile } from './render.ts';

/** A file to be kept, never shown where it comes from: names are ours, and plain. */
export const attachment = ({ name, mediaType, bytes }: MadeFile): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': mediaType,
      'Content-Length': String(bytes.byteLength),
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  });
