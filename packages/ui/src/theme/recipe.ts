// Which classes a recipe answers with: what tailwind-variants does, of which every page would carry 3 KB, for what is
// used here. Its types are taken from there; the test holds the two together, recipe by recipe.

type Classes = string | readonly Classes[] | false | null | undefined;
/** Classes, or those of each slot. */
type Value = Classes | Readonly<Record<string, Classes>>;
type Variants = Readonly<Record<string, Readonly<Record<string, Value>>>>;
type Props = Readonly<Record<string, unknown>>;
type Compound = Props & { readonly class?: Value; readonly className?: Value };

/** What a recipe says of itself: what others extend it by. */
interface RecipeTexts {
  readonly base?: Classes;
  readonly slots?: Readonly<Record<string, Classes>>;
  readonly variants?: Variants;
  readonly compoundVariants?: readonly Compound[];
  readonly defaultVariants?: Props;
}

export type RecipeOptions = RecipeTexts & { readonly extend?: RecipeTexts };
export type Recipe = ((props?: Props) => unknown) & RecipeTexts;

const isBySlot = (value: Value): value is Readonly<Record<string, Classes>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const joined = (classes: Classes): string =>
  Array.isArray(classes)
    ? classes
        .map(part => joined(part))
        .filter(Boolean)
        .join(' ')
    : (classes as string | null | undefined | false) || '';

/** Its own variants first; where both say something of one value, what is extended comes before. */
function extended(base: Variants, other: Variants): Variants {
  const names = [...new Set([...Object.keys(base), ...Object.keys(other)])];
  const both = (name: string) => {
    const values = { ...base[name] };
    for (const [key, value] of Object.entries(other[name] ?? {}))
      values[key] = [value, values[key]] as readonly Classes[];
    return values;
  };
  return Object.fromEntries(names.map(name => [name, both(name)]));
}

/** Under which a variant has what it says of a value; of none at all it may say something too. */
const keyOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || value === true ? `${value}` : 'false';
const nothing = (value: unknown) => value === undefined || value === null || value === false;
const fits = (condition: unknown, actual: unknown) =>
  Array.isArray(condition)
    ? condition.includes(actual)
    : condition === actual || (nothing(condition) && nothing(actual));

/** Makes a recipe: a function that answers with its classes, or with a function for each slot. */
export function recipe({ extend, ...options }: RecipeOptions): Recipe {
  const texts = {
    base: joined([extend?.base, options.base]),
    variants: extended(options.variants ?? {}, extend?.variants ?? {}),
    compoundVariants: [...(extend?.compoundVariants ?? []), ...(options.compoundVariants ?? [])],
    defaultVariants: { ...extend?.defaultVariants, ...options.defaultVariants },
    ...(options.slots && { slots: options.slots }),
  };

  function classes(base: Classes, slot: string | null, props: Props): string {
    const all: Props = {
      ...texts.defaultVariants,
      ...Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)),
    };
    const ofSlot = (value: Value): Classes => {
      if (slot === null || !isBySlot(value))
        return slot === null || slot === 'base' ? (value as Classes) : '';
      return value[slot];
    };
    const chosen = Object.entries(texts.variants).map(([name, values]) =>
      all[name] === null ? '' : ofSlot(values[keyOf(all[name])]),
    );
    const compound = texts.compoundVariants
      .filter(({ class: _class, className: _name, ...conditions }) =>
        Object.entries(conditions).every(([name, value]) => fits(value, all[name])),
      )
      .map(each => [ofSlot(each.class), ofSlot(each.className)]);
    return joined([base, chosen, compound, props['class'] as Classes, props['className'] as Classes]);
  }

  const { slots } = options;
  const answer = (props: Props = {}) => {
    if (!slots) return classes(texts.base, null, props);
    const { class: _class, className: _name, ...shared } = props;
    const all = { base: texts.base, ...slots };
    return Object.fromEntries(
      Object.entries(all).map(([slot, base]) => [
        slot,
        (slotProps: Props = {}) => classes(base, slot, { ...shared, ...slotProps }),
      ]),
    );
  };
  return Object.assign(answer, texts);
}
