// Which parties hold each other in circles: Tarjan's strongly connected components, without recursion, since a chain of
// holdings may be longer than a stack.

/**
 * Parties in groups that reach each other, each group after those that its holdings lead to. `heldBy(party)` are the
 * parties that it holds a share of.
 */
export function groupsInOrder(
  parties: Iterable<string>,
  heldBy: (party: string) => Iterable<string>,
): readonly (readonly string[])[] {
  const groups: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();

  const enter = (party: string) => {
    order.set(party, order.size);
    lowest.set(party, order.get(party)!);
    open.push(party);
    isOpen.add(party);
    return { party, rest: [...heldBy(party)] };
  };
  const leave = (party: string) => {
    if (lowest.get(party) !== order.get(party)) return;
    const group: string[] = [];
    for (let member = open.pop(); member !== undefined; member = open.pop()) {
      isOpen.delete(member);
      group.push(member);
      if (member === party) break;
    }
    groups.push(group);
  };
  const lower = (party: string, value: number) => lowest.set(party, Math.min(lowest.get(party)!, value));

  for (const start of parties) {
    if (order.has(start)) continue;
    const path = [enter(start)];
    for (let last = path.at(-1); last !== undefined; last = path.at(-1)) {
      const next = last.rest.pop();
      if (next === undefined) {
        path.pop();
        const before = path.at(-1);
        if (before) lower(before.party, lowest.get(last.party)!);
        leave(last.party);
      } else if (!order.has(next)) path.push(enter(next));
      else if (isOpen.has(next)) lower(last.party, order.get(next)!);
    }
  }
  return groups;
}
