// sRGB and OKLCH, and nothing else: what a theme needs of colour science (Ottosson, 2020; WCAG 2.2 relative luminance).

/** A colour as a screen shows it: `#rrggbb`, its OKLCH coordinates, and its WCAG relative luminance `y` (0–1). */
export interface Paint {
  readonly hex: string;
  readonly y: number;
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

const { abs, atan2, cbrt, cos, hypot, max, min, PI, round, sin } = Math;

const decode = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const encode = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);
const LINEAR = Array.from({ length: 256 }, (_, byte) => decode(byte / 255));

/** The OKLab coordinates of a linear sRGB colour. */
function oklab(r: number, g: number, b: number): [number, number, number] {
  const l = cbrt(0.41222147 * r + 0.53633254 * g + 0.05144599 * b);
  const m = cbrt(0.2119035 * r + 0.68069955 * g + 0.10739696 * b);
  const s = cbrt(0.08830246 * r + 0.28171884 * g + 0.6299787 * b);
  return [
    0.21045426 * l + 0.79361779 * m - 0.00407205 * s,
    1.9779985 * l - 2.42859221 * m + 0.45059371 * s,
    0.02590404 * l + 0.78277177 * m - 0.80867577 * s,
  ];
}

/** Linear sRGB of an OKLCH colour; channels outside 0–1 are outside the gamut. `u`, `v` are the hue's unit vector. */
function linear(L: number, C: number, u: number, v: number): [number, number, number] {
  const l = (L + C * (0.39633778 * u + 0.21580376 * v)) ** 3;
  const m = (L - C * (0.10556135 * u + 0.06385417 * v)) ** 3;
  const s = (L - C * (0.08948418 * u + 1.29148555 * v)) ** 3;
  return [
    4.07674166 * l - 3.30771159 * m + 0.23096993 * s,
    -1.268438 * l + 2.6097574 * m - 0.3413194 * s,
    -0.00419609 * l - 0.70341861 * m + 1.7076147 * s,
  ];
}

const inGamut = (rgb: readonly number[]) => min(...rgb) >= -1e-6 && max(...rgb) <= 1 + 1e-6;

/** The paint of `#rrggbb`. */
export function paintOf(hex: string): Paint {
  const n = parseInt(hex.slice(1), 16);
  const [r, g, b] = [LINEAR[n >> 16]!, LINEAR[(n >> 8) & 255]!, LINEAR[n & 255]!];
  const [L, A, B] = oklab(r, g, b);
  const c = hypot(A, B);
  return {
    hex: hex.toLowerCase(),
    y: 0.2126 * r + 0.7152 * g + 0.0722 * b,
    l: L,
    // Below this the hue is rounding noise: greys have none.
    c: c < 2e-4 ? 0 : c,
    h: c < 2e-4 ? 0 : (atan2(B, A) * 180) / PI,
  };
}

/**
 * The paint nearest to an OKLCH colour that a screen can show: chroma gives way, lightness and hue stay.
 * Its `l`, `c`, `h` are what was asked (with the chroma found), so that a search does not drift by rounding.
 */
export function paint(l: number, c: number, h: number): Paint {
  const L = min(1, max(0, l));
  const u = cos((h * PI) / 180);
  const v = sin((h * PI) / 180);
  let rgb = linear(L, c, u, v);
  let C = c;
  if (!inGamut(rgb)) {
    let low = 0;
    let high = c;
    for (let step = 0; step < 12; step++) {
      C = (low + high) / 2;
      if (inGamut(linear(L, C, u, v))) low = C;
      else high = C;
    }
    C = low;
    rgb = linear(L, C, u, v);
  }
  const [r, g, b] = rgb.map(x => round(255 * encode(min(1, max(0, x))))) as [number, number, number];
  return {
    hex: '#' + ((1 << 24) | (r << 16) | (g << 8) | b).toString(16).slice(1),
    y: 0.2126 * LINEAR[r]! + 0.7152 * LINEAR[g]! + 0.0722 * LINEAR[b]!,
    l: L,
    c: C,
    h,
  };
}

/** WCAG contrast of two paints, 1–21. */
export const contrast = (a: Paint, b: Paint): number =>
  a.y > b.y ? (a.y + 0.05) / (b.y + 0.05) : (b.y + 0.05) / (a.y + 0.05);

/** Euclidean distance in OKLab: about .02 is just noticeable side by side. */
export function distance(a: Paint, b: Paint): number {
  const x = (p: Paint) => [p.l, p.c * cos((p.h * PI) / 180), p.c * sin((p.h * PI) / 180)] as const;
  const [p, q] = [x(a), x(b)];
  return hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

/** Degrees between two hues, 0–180. */
export const hueDistance = (a: number, b: number): number => abs(((((a - b) % 360) + 540) % 360) - 180);
