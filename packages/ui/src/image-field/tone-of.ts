/** What most of a picture is: too dark for a dark page, too light for a light one, or seen on both. */
export type Tone = 'ink' | 'white' | 'either';

const linear = (channel: number) => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
/** Of 255: what lets more through than this is not seen as the picture's own colour. */
const opaque = 128;
/** Relative luminance that stands 3:1 apart (WCAG 2.2, 1.4.11) from every theme's dark surface, and from white. */
const seenOnDark = 0.136;
const seenOnLight = 0.3;

/**
 * The tone of a picture, by its opaque points.
 * @param pixels RGBA, a byte a channel.
 */
export function toneOf(pixels: Uint8ClampedArray): Tone {
  let points = 0;
  let dark = 0;
  let light = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3]! < opaque) continue;
    const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!].map(linear) as [
      number,
      number,
      number,
    ];
    const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    points += 1;
    if (luminance < seenOnDark) dark += 1;
    if (luminance > seenOnLight) light += 1;
  }
  if (dark * 2 > points) return 'ink';
  return light * 2 > points ? 'white' : 'either';
}
