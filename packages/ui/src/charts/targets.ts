/** Px that what can be pressed has at least in each direction (WCAG 2.2, 2.5.8). */
export const minTarget = 24;

/**
 * How high the targets of a bar's parts are: as high as the parts where these are high enough; what is too low takes from
 * those that have more. A part of nothing has none. Null where the bar has no room for so many.
 */
export function targetHeights(heights: readonly number[]): readonly number[] | null {
  const sumOfParts = (parts: readonly number[]) => parts.reduce((sum, height) => sum + height, 0);
  const total = sumOfParts(heights);
  if (total < minTarget * heights.filter(height => height > 0).length) return null;
  const low = new Set<number>();
  for (;;) {
    const rest = sumOfParts(heights.filter((_, index) => !low.has(index)));
    const left = total - low.size * minTarget;
    const targets = heights.map((height, index) =>
      low.has(index) ? minTarget : height === 0 ? 0 : (height / rest) * left,
    );
    const next = targets.findIndex((target, index) => target > 0 && target < minTarget && !low.has(index));
    if (next < 0) return targets;
    low.add(next);
  }
}
