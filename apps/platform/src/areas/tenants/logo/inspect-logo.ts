import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Resvg } from '@resvg/resvg-wasm';
import { cleanSvg } from './clean-svg.ts';
import { logoLimits, logoTypes, typeOfBytes, type LogoExtension } from './logo-types.ts';
import { luminancesOf } from './luminances.ts';

/** A logo that may be kept: harmless, small, and seen once by a renderer. */
export interface InspectedLogo {
  readonly extension: LogoExtension;
  readonly bytes: Uint8Array;
  /** The same as a picture of points. */
  readonly png: Uint8Array;
  /** Relative luminances of what is opaque in it, sorted; see `luminancesOf`. */
  readonly luminances: readonly number[];
  /** What was left out of a drawing: elements and attributes by name. */
  readonly removed: readonly string[];
}

/** Why a file is not taken, as the validators' error codes say it. */
export type LogoError = 'fileTypeNotAllowed' | 'logoTooLarge' | 'logoUnreadable';

export type LogoResult =
  | { readonly kind: 'logo'; readonly logo: InspectedLogo }
  | { readonly kind: 'refused'; readonly code: LogoError };

const refused = (code: LogoError): LogoResult => ({ kind: 'refused', code });

/**
 * Checks a file that is to be a tenant's logo by its content, never by its name (`theming.md` 4.9): PNG, JPEG, WebP or
 * SVG, at most 256 KB and 2,048 px a side; a drawing is rewritten from a closed list.
 */
export async function inspectLogo(upload: Uint8Array): Promise<LogoResult> {
  if (upload.byteLength > logoLimits.bytes) return refused('logoTooLarge');
  const extension = typeOfBytes(upload);
  if (extension === null) return refused('fileTypeNotAllowed');
  let bytes = upload;
  let removed: readonly string[] = [];
  if (extension === 'svg') {
    const cleaned = cleanSvg(new TextDecoder().decode(upload));
    if (cleaned.kind === 'refused')
      return refused(cleaned.reason === 'tooLarge' ? 'logoTooLarge' : 'logoUnreadable');
    bytes = new TextEncoder().encode(cleaned.svg);
    ({ removed } = cleaned);
  }
  return render(extension, bytes, removed);
}

const require = createRequire(import.meta.url);

/**
 * Some megabytes, for something that happens a few times in a tenant's life. WebAssembly and not native code: a hostile
 * drawing stays in its own memory, and a thread that paints for minutes can be ended.
 */
async function loadRenderer(): Promise<typeof Resvg> {
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm');
  await initWasm(await readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return Resvg;
}

let loaded: Promise<typeof Resvg> | undefined;
const renderer = () => (loaded ??= loadRenderer());

async function render(
  extension: LogoExtension,
  bytes: Uint8Array,
  removed: readonly string[],
): Promise<LogoResult> {
  const Resvg = await renderer();
  const options = { font: { loadSystemFonts: false } };
  try {
    const source = extension === 'svg' ? Buffer.from(bytes).toString() : framed(extension, bytes);
    if (source === null) return refused('logoUnreadable');
    const { width, height } = new Resvg(source, options);
    if (width > logoLimits.side || height > logoLimits.side) return refused('logoTooLarge');
    const image = new Resvg(source, { ...options, ...fitTo(width, height) }).render();
    const luminances = luminancesOf(image.pixels);
    // Nothing to see is no logo: a drawing that lost all its parts, or one that was empty.
    if (luminances.length === 0) return refused('logoUnreadable');
    return { kind: 'logo', logo: { extension, bytes, png: image.asPng(), luminances, removed } };
  } catch (error) {
    // What the renderer says of a drawing is a text; an error is its own, and nothing of it is to be used any more.
    if (error instanceof Error) throw error;
    return refused('logoUnreadable');
  }
}

/** Never more points than a paper prints: what painting takes grows with them. */
function fitTo(width: number, height: number) {
  const { points } = logoLimits;
  if (Math.max(width, height) <= points) return {};
  return { fitTo: { mode: width >= height ? ('width' as const) : ('height' as const), value: points } };
}

/** A picture of points in a frame of its own size, so that one renderer reads every type. */
function framed(extension: LogoExtension, bytes: Uint8Array): string | null {
  const size = logoTypes[extension].sizeOf(bytes);
  if (!size) return null;
  const data = `data:${logoTypes[extension].mediaType};base64,${Buffer.from(bytes).toString('base64')}`;
  const { width, height } = size;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="${data}"/></svg>`;
}
