// Tailwind writes rules for every page there may be: with variables that other rules set, and what counts without them.
// Where the rules are known, much of that is settled.

/** Where a variable of Tailwind's is read, with what counts where nothing sets it. */
const reading = /var\((--(?:tw|default)-[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g;
const registration = /@property (--[\w-]+)\{[^}]*?(?:initial-value:([^;}]*))?\}/g;
/** What stands in for registrations in browsers that know none (Firefox 127). */
const standIns = /@layer properties\{@supports[^{]*\{[^{]*\{[^}]*\}\}\}/;
const declaration = /(--[\w-]+):/g;
const everywhere = /:root,:host\{([^}]*)\}/g;

const namesIn = (css: string) => [...css.matchAll(declaration)].map(([, name = '']) => name);

/** Rules with what their variables can only be: what nothing sets is its beginning, and what is always set needs no other. */
export function settledValues(css: string): string {
  const registered = new Map([...css.matchAll(registration)].map(([, name = '', value]) => [name, value]));
  const set = new Set(namesIn(css.replace(standIns, '').replaceAll(registration, '')));
  const always = new Set([...css.matchAll(everywhere)].flatMap(([, block = '']) => namesIn(block)));
  return css.replaceAll(reading, (whole, name: string, otherwise: string | undefined) => {
    if (always.has(name)) return `var(${name})`;
    if (set.has(name)) return whole;
    return registered.get(name) ?? otherwise ?? whole;
  });
}
