// Which files of a build are worth joining: a saved request against bytes that others load for nothing.

/** Files of a build without groups that the same entries need. */
export interface Bundle {
  /** The entries that load it. */
  readonly users: ReadonlySet<string>;
  readonly files: ReadonlySet<string>;
  /** What it loads with itself, itself included, and the size of each file of that. */
  readonly brings: ReadonlyMap<string, number>;
}

/** Bytes of source that weigh as much as one more request: some 1.8 KB when sent. */
const requestWeight = 12_000;
/** The part of what an entry needs that all joins together may add to it for nothing. */
const maxUnused = 0.04;
/** Weight of an address against something that opens over it: that is needed less often, and may wait. */
const entryWeight = 10;

interface Growing {
  readonly users: Set<string>;
  readonly files: Set<string>;
  readonly brings: Map<string, number>;
}

/** The bytes that an entry which does not use a bundle would load for nothing. */
function unusedBytes({ brings }: Bundle, loaded: ReadonlySet<string> | undefined): number {
  let bytes = 0;
  for (const [file, size] of brings) if (!loaded?.has(file)) bytes += size;
  return bytes;
}

const overlaps = (some: ReadonlySet<string>, others: Pick<ReadonlySet<string>, 'has'>) =>
  [...some].some(one => others.has(one));

/** Who loads a part of a bundle loads all of it, with all that it imports. */
function settle(bundles: readonly Growing[], grown: Growing, loads: ReadonlyMap<string, Set<string>>): void {
  for (const { brings } of bundles)
    if (overlaps(grown.files, brings)) for (const [file, size] of grown.brings) brings.set(file, size);
  for (const [user, loaded] of loads) {
    if (!overlaps(grown.files, loaded)) continue;
    for (let before = -1; loaded.size > before;) {
      before = loaded.size;
      for (const { files, users, brings } of bundles) {
        if (!overlaps(files, loaded)) continue;
        users.add(user);
        for (const file of brings.keys()) loaded.add(file);
      }
    }
  }
}

/**
 * Joins bundles as long as that pays. `needs` are the files that each user loads; `weights` are those of addresses,
 * whose requests count. What has none is loaded on demand.
 */
export function joinBundles(
  initial: readonly Bundle[],
  needs: ReadonlyMap<string, ReadonlySet<string>>,
  weights: ReadonlyMap<string, number>,
): readonly Bundle[] {
  const bundles = initial.map(({ users, files, brings }): Growing => ({
    users: new Set(users),
    files: new Set(files),
    brings: new Map(brings),
  }));
  const loads = new Map([...needs].map(([user, files]) => [user, new Set(files)]));
  let unused = new Map<Growing, Map<string, number>>();
  const sizes = new Map(initial.flatMap(({ brings }) => [...brings]));
  const bytesOf = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
  const needed = new Map([...needs].map(([user, files]) => [user, bytesOf(files)]));
  /** How much more an entry may load for nothing, after the joins so far. */
  const roomOf = (user: string) => {
    const need = needed.get(user) ?? 0;
    return maxUnused * need - (bytesOf(loads.get(user) ?? []) - need);
  };
  let room = new Map([...weights.keys()].map(user => [user, roomOf(user)]));
  const extra = (bundle: Growing, user: string): number => {
    const cache = unused.get(bundle) ?? new Map<string, number>();
    unused.set(bundle, cache);
    const bytes = cache.get(user) ?? unusedBytes(bundle, loads.get(user));
    cache.set(user, bytes);
    const weight = weights.get(user);
    if (weight === undefined) return bytes;
    return bytes > (room.get(user) ?? 0) ? Infinity : bytes * entryWeight * weight;
  };
  const costOf = (one: Growing, other: Growing): number => {
    if (!overlaps(one.users, other.users)) return 0;
    let cost = 0;
    for (const user of one.users)
      if (!other.users.has(user)) cost += extra(other, user);
      else cost -= (weights.get(user) ?? 0) * entryWeight * requestWeight;
    for (const user of other.users) if (!one.users.has(user)) cost += extra(one, user);
    return cost;
  };
  for (;;) {
    let best = { cost: 0, one: -1, other: -1 };
    for (let one = 0; one < bundles.length; one++)
      for (let other = one + 1; other < bundles.length; other++) {
        const cost = costOf(bundles[one]!, bundles[other]!);
        if (cost < best.cost) best = { cost, one, other };
      }
    const [one, other] = [bundles[best.one], bundles[best.other]];
    if (one === undefined || other === undefined) return bundles;
    bundles.splice(best.other, 1);
    for (const user of other.users) one.users.add(user);
    for (const file of other.files) one.files.add(file);
    for (const [file, size] of other.brings) one.brings.set(file, size);
    settle(bundles, one, loads);
    unused = new Map();
    room = new Map([...weights.keys()].map(user => [user, roomOf(user)]));
  }
}
