/** What a logo may be drawn with. Everything that is not here is left out: a list of what is bad is never complete. */
export const allowedElements: ReadonlySet<string> = new Set([
  'svg',
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'defs',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
  'use',
  'title',
  'desc',
]);

/** Elements whose text is kept; anywhere else text is either white space or something that should not be there. */
export const textElements: ReadonlySet<string> = new Set(['title', 'desc']);

/** Geometry and paint. No `style`, no event, no address but `href` to a part of the same drawing. */
export const allowedAttributes: ReadonlySet<string> = new Set([
  'id',
  'viewBox',
  'width',
  'height',
  'preserveAspectRatio',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'fx',
  'fy',
  'fr',
  'd',
  'points',
  'pathLength',
  'transform',
  'gradientUnits',
  'gradientTransform',
  'spreadMethod',
  'offset',
  'stop-color',
  'stop-opacity',
  'clipPathUnits',
  'maskUnits',
  'maskContentUnits',
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dasharray',
  'stroke-dashoffset',
  'clip-path',
  'clip-rule',
  'mask',
  'opacity',
  'color',
  'display',
  'visibility',
  'href',
]);

/**
 * Largest drawing that is taken, in bytes and in elements (theming, "Security"). Each mask, clip and group with opacity
 * is painted on a layer of its own, as large as the drawing: 1,000 of them took two minutes.
 */
export const svgLimits = { bytes: 256 * 1024, elements: 5000, depth: 64, side: 2048, layers: 16 } as const;

/** Attributes for which a renderer takes a layer. */
export const layerAttributes: ReadonlySet<string> = new Set(['mask', 'clip-path', 'opacity']);
