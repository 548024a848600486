// Style sheets of components share classes, and a page imports them in any order: what comes later would undo what has to
// win. So each rule has a level, which is a cascade layer: a rule that undoes another one is above it, whichever came last.
import { familyOf, type Rule } from './rules.ts';

/** Of the same kind: an element has one of them. */
const areAlternatives = (a: Rule, b: Rule) =>
  a.variant === b.variant && a.properties.join() === b.properties.join();

/**
 * The level of each class.
 * @param rules in Tailwind's order, in which the later one wins.
 * @param pages the classes of each style sheet: an element has classes of one of them.
 */
export function levelsOf(
  rules: readonly Rule[],
  pages: readonly ReadonlySet<string>[],
): ReadonlyMap<string, number> {
  const meet = new Map(rules.map(({ className }) => [className, pages.filter(page => page.has(className))]));
  const levels = new Map<string, number>();
  const byFamily = new Map<string, Rule[]>();
  // Of two rules the more specific one wins, then the later one: with layers that has to be said.
  for (const rule of rules.toSorted((a, b) => a.specificity - b.specificity)) {
    const families = [...new Set(rule.properties.map(property => familyOf(property)))];
    const below = new Set(families.flatMap(family => byFamily.get(family) ?? []));
    const level = [...below]
      .filter(other => !areAlternatives(rule, other))
      .filter(other => meet.get(rule.className)!.some(page => page.has(other.className)))
      .reduce((highest, { className }) => Math.max(highest, levels.get(className)! + 1), 0);
    levels.set(rule.className, level);
    for (const family of families) byFamily.set(family, [...(byFamily.get(family) ?? []), rule]);
  }
  return levels;
}
