/** What a logo may measure (`theming.md` 4.9), and the longer side of the picture that is made of it. */
export const logoLimits = { bytes: 256 * 1024, side: 2048, points: 512 } as const;

export type LogoExtension = 'svg' | 'png' | 'jpg' | 'webp';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface LogoType {
  readonly mediaType: string;
  /** Size in pixels, read from the file's head; null where it says none, or none that may be drawn. */
  readonly sizeOf: (bytes: Uint8Array) => Size | null;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const textAt = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** The types that a logo may have, by the extension that it is kept under. */
export const logoTypes: Readonly<Record<LogoExtension, LogoType>> = {
  svg: { mediaType: 'image/svg+xml', sizeOf: () => null },
  png: {
    mediaType: 'image/png',
    sizeOf: bytes =>
      bytes.length < 24 ? null : { width: viewOf(bytes).getUint32(16), height: viewOf(bytes).getUint32(20) },
  },
  jpg: { mediaType: 'image/jpeg', sizeOf: jpegSize },
  webp: { mediaType: 'image/webp', sizeOf: webpSize },
};

/** Which type the bytes themselves say; the file's name says nothing. */
export function typeOfBytes(bytes: Uint8Array): LogoExtension | null {
  if (textAt(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n') return 'png';
  if (textAt(bytes, 0, 3) === '\u00ff\u00d8\u00ff') return 'jpg';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'webp';
  const head = new TextDecoder().decode(bytes.subarray(0, 1024)).trimStart();
  return /^<(\?xml|!--|!doctype svg|svg)/i.test(head) ? 'svg' : null;
}

/** ITU T.81: segments follow each other; a frame header (SOF) holds height and width. */
function jpegSize(bytes: Uint8Array): Size | null {
  const view = viewOf(bytes);
  let at = 2;
  while (at + 9 < bytes.length) {
    const marker = view.getUint16(at);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** RFC 9649: simple lossy (VP8), lossless (VP8L) or extended (VP8X). */
function webpSize(bytes: Uint8Array): Size | null {
  if (bytes.length < 30) return null;
  const view = viewOf(bytes);
  switch (textAt(bytes, 12, 4)) {
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const packed = view.getUint32(21, true);
      return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return {
        width: (view.getUint32(24, true) & 0xffffff) + 1,
        height: (view.getUint32(26, true) >>> 8) + 1,
      };
    default:
      return null;
  }
}
