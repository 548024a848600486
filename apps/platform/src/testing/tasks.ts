/** What a thread of the pool is asked to do in its test. */
export type Order =
  | { readonly what: 'say'; readonly text: string }
  | { readonly what: 'throw'; readonly text: string }
  | { readonly what: 'never end' }
  | { readonly what: 'fill the memory' }
  | { readonly what: 'leave' };

export function obey(order: Order): string {
  switch (order.what) {
    case 'say':
      return order.text;
    case 'throw':
      throw new RangeError(order.text);
    case 'never end':
      for (;;);
    case 'fill the memory': {
      const much: number[][] = [];
      for (;;) much.push(Array.from({ length: 100_000 }, Math.random));
    }
    case 'leave':
      process.exit(3);
  }
}
