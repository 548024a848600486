/** Light modules around a code that its readers need (ISO/IEC 18004). */
const QUIET = 4;

/** The dark modules of a code of level M, as the path of a drawing whose unit is one module. */
export async function pathOf(value: string): Promise<{ readonly size: number; readonly path: string }> {
  const { encode } = await import('uqr');
  const { data, size } = encode(value, { ecc: 'M', boostEcc: false, border: QUIET });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('');
  return { size, path };
}
