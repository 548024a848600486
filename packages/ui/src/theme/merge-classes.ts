// Of two classes that set the same thing the later one counts. tailwind-merge does this for all of Tailwind, and is 8 KB
// of every page; this does it for what is written here. The test holds the two together, class by class.

const exactly = (names: string) => new RegExp(`^(?:${names})$`);
const side = '(-[setbxylr])?';

/** The first that fits says what a class sets; what it has in round brackets is part of the name. */
const kinds: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['position', exactly('static|fixed|absolute|relative|sticky')],
  ['display', exactly('block|(?:inline-)?(?:block|flex|grid|table)|inline|contents|hidden')],
  ['visibility', exactly('visible|invisible')],
  ['reader', exactly('(?:not-)?sr-only')],
  ['slope', exactly('(?:not-)?italic')],
  ['line', exactly('underline|no-underline|line-through')],
  ['figures', exactly('normal-nums|tabular-nums')],
  ['ellipsis', exactly('truncate|text-ellipsis')],
  ['text-size', exactly('text-(?:2xs|xs|sm|md|lg|xl|2xl|3xl)')],
  ['text-align', exactly('text-(?:start|center|end)')],
  ['text-wrap', exactly('text-(?:wrap|nowrap|balance|pretty)')],
  ['weight', exactly('font-(?:normal|medium|semibold|bold)')],
  ['direction', /^flex-(?:row|col)/],
  ['wrap', /^flex-(?:wrap|nowrap)/],
  ['collapse', exactly('border-(?:collapse|separate)')],
  ['spacing', /^border-spacing-/],
  ['border-style', exactly('border-(?:solid|dashed|dotted|none)')],
  ['border', new RegExp(`^border${side}(?:-\\d+)?$`)],
  ['edge', new RegExp(`^border${side}-`)],
  ['rounded', /^rounded(-[setblr]{1,2})?(?:-|$)/],
  ['outline-style', exactly('outline-(?:none|hidden)')],
  ['outline-offset', /^-?outline-offset-/],
  ['$1-width', /^(outline|inset-ring|ring|stroke|decoration)(?:-\d+)?$/],
  ['$1-colour', /^(inset-ring)-/],
  ['image', /^bg-(?:none|\[linear-gradient)/],
  ['text-content', /^content-\[/],
  ['span', /^col-span-/],
  ['$1', /^(grow|shrink|transition|filter|resize|transform|shadow|container)(?:-|$)/],
  [
    '$1',
    new RegExp(
      `^-?(${[
        'm[setbxylr]?|p[setbxylr]?|gap(?:-[xy])?|inset(?:-[xy])?|top|bottom|start|end|overflow(?:-[xy])?',
        '(?:min-|max-)?[wh]|size|z|opacity|order|basis|flex|grid-cols|grid-rows|col-start|col-end|table|break',
        'items|justify-items|justify-self|justify|self|place-items|content|object|origin|align|whitespace',
        'text|font|leading|tracking|line-clamp|underline-offset|decoration|list|caret|accent|fill|stroke|bg',
        'outline|ring|cursor|pointer-events|select|touch|appearance|animate|scheme|field-sizing',
        'overscroll-[xy]|scroll-p[setbxylr]?|scale(?:-[xy])?|rotate|translate-[xy]|forced-color-adjust',
      ].join('|')})-`,
    ),
  ],
  // A property of its own: `[rx:2px]`.
  ['[$1]', /^\[([\w-]+):/],
];

const around = (name: string) => ({
  [name]: ['x', 'y', 's', 'e', 't', 'b'].map(edge => name + edge),
  [`${name}x`]: [`${name}s`, `${name}e`],
  [`${name}y`]: [`${name}t`, `${name}b`],
});

/** What a class sets along with its own. */
const covered: Readonly<Record<string, readonly string[]>> = {
  ...around('m'),
  ...around('p'),
  ...around('border-'),
  border: ['x', 'y', 's', 'e', 't', 'b'].map(edge => `border-${edge}`),
  ...around('edge-'),
  edge: ['x', 'y', 's', 'e', 't', 'b'].map(edge => `edge-${edge}`),
  inset: ['inset-x', 'inset-y', 'top', 'bottom', 'start', 'end'],
  'inset-x': ['start', 'end'],
  'inset-y': ['top', 'bottom'],
  rounded: ['s', 'e', 't', 'b'].map(edge => `rounded-${edge}`),
  overflow: ['overflow-x', 'overflow-y'],
  gap: ['gap-x', 'gap-y'],
  size: ['w', 'h'],
  flex: ['basis', 'grow', 'shrink'],
  'line-clamp': ['display', 'overflow'],
  'text-size': ['leading'],
};

/** What a class sets, without what stands before it; null for a class that is none of Tailwind's. */
function kindOf(utility: string): string | null {
  for (const [name, pattern] of kinds) {
    const found = pattern.exec(utility);
    if (found) return name.includes('$1') ? name.replace('$1', found[1] ?? '') : name + (found[1] ?? '');
  }
  return null;
}

/** Where the utility begins: `md:` and `[&_svg]:` stand before it. */
function startOf(name: string): number {
  let depth = 0;
  let start = 0;
  for (let at = 0; at < name.length; at++) {
    const sign = name[at];
    if (sign === '[' || sign === '(') depth++;
    else if (sign === ']' || sign === ')') depth--;
    else if (sign === ':' && depth === 0) start = at + 1;
  }
  return start;
}

/** The classes that count, in the order in which they were given. */
export function mergeClasses(classes: string): string {
  const set = new Set<string>();
  const kept: string[] = [];
  for (const name of classes.split(' ').toReversed()) {
    const start = startOf(name);
    const kind = kindOf(name.slice(start));
    if (kind !== null) {
      const when = name.slice(0, start);
      if (set.has(when + kind)) continue;
      for (const own of [kind, ...(covered[kind] ?? [])]) set.add(when + own);
    }
    kept.push(name);
  }
  return kept.toReversed().join(' ');
}
