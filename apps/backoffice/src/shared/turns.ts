/** Does so many things at once; the others wait for their turn, in their order. */
export function createTurns(atOnce: number) {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (underWay < atOnce) underWay += 1;
    else await new Promise<void>(resolve => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else underWay -= 1;
    }
  };
}
