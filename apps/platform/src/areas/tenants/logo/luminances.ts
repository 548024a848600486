/** So many say how light a logo is; a histogram would say no more. */
const samples = 64;
/** Of 255: what lets more through than this is not seen as the logo's own colour. */
const opaque = 128;
/** Points looked at, at most. */
const maxPixels = 100_000;

const linear = (channel: number) => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const luminance = (red: number, green: number, blue: number) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** WCAG 2.2 relative luminance of a `#rrggbb`. */
function luminanceOf(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16);
  return luminance(value >> 16, (value >> 8) & 255, value & 255);
}

/**
 * Relative luminances of the opaque points of a picture, sorted and thinned to at most 64 that stand for all.
 * @param pixels RGBA, a byte a channel.
 */
export function luminancesOf(pixels: Uint8Array): readonly number[] {
  const values: number[] = [];
  const step = 4 * Math.max(1, Math.ceil(pixels.length / 4 / maxPixels));
  for (let at = 0; at < pixels.length; at += step)
    if (pixels[at + 3]! >= opaque) values.push(luminance(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!));
  values.sort((a, b) => a - b);
  const count = Math.min(samples, values.length);
  return Array.from({ length: count }, (_, i) =>
    Number(values[Math.floor(((i + 0.5) * values.length) / count)]!.toFixed(4)),
  );
}

const ratio = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
const visibleOn = (luminances: readonly number[], ground: number) =>
  luminances.filter(luminance => ratio(luminance, ground) >= 3).length;

/**
 * Whether a logo needs a light tile behind it: less than half of it stands 3:1 apart from the ground, and more of it
 * from white (`theming.md` 4.2).
 * @param ground the navigation's colour, `#rrggbb`.
 */
export function needsPlate(luminances: readonly number[], ground: string): boolean {
  const visible = visibleOn(luminances, luminanceOf(ground));
  return visible * 2 < luminances.length && visibleOn(luminances, 1) > visible;
}
