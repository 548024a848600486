// How well what must be read. Apart from the contract, so that the generator does not carry the list of pairs.

/** Ratios by what the foreground is for. The engine solves for these and the contract states them. */
export const ratios = {
  text: [7, 12],
  reading: [4.5, 7],
  disabled: [3, 4.5],
  mark: [3, 4.5],
  onIndicator: [4.5, 4.5],
  decoration: [1, 3],
} as const satisfies Record<string, readonly [standard: number, more: number]>;
