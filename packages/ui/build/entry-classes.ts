// Which classes the page of a component may have: those of its modules and of what they import, at once or later.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const imports = /(?:\bfrom\s*|\bimport\s*\(\s*|^import\s+)['"](\.[^'"]+\.js)['"]/gm;

/** The modules that a built module brings, itself included. */
function modulesOf(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(imports))
    modulesOf(join(dirname(file), specifier), seen);
  return seen;
}

/** The classes of one entry, from those of each module. */
export const entryClasses = (
  file: string,
  classesOf: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> => new Set([...modulesOf(file)].flatMap(module => classesOf.get(module) ?? []));
