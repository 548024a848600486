import { renames, type Names, type Renames } from './renames.ts';

/** Text, or code: what is quoted or commented is not renamed, except where a module comes from. */
const tokens =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\.{3}|\??\.|[A-Za-z_$][\w$]*|[\s\S]/g;

const imports = /\b(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s*from\s*(['"])([^'"]+)\2/g;

const isOf = ({ source }: Renames, module: string) => module === source || module.startsWith(`${source}/`);

function newName({ names, prefixes = [] }: Renames, name: string): string | undefined {
  const whole = names.find(([before]) => before === name);
  if (whole) return whole[1];
  const prefix = prefixes.find(([before]) => new RegExp(`^${before}[A-Z]`).test(name));
  return prefix && prefix[1] + name.slice(prefix[0].length);
}

/** What one file imports that has another name now. */
interface ImportedNames {
  /** Names in the file, and what they are called now. */
  readonly names: Map<string, string>;
  /** Components of a package, with the attributes that were renamed. */
  readonly components: Map<string, Names>;
}

function read(code: string): ImportedNames {
  const imported: ImportedNames = { names: new Map(), components: new Map() };
  for (const [, list = '', , module = ''] of code.matchAll(imports))
    for (const each of renames.filter(one => isOf(one, module)))
      for (const part of list.split(',')) {
        const [name = '', local] = part
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s+as\s+/);
        const next = newName(each, name);
        // A name of the file's choosing stays: only what it is imported by changes.
        if (next !== undefined && local === undefined) imported.names.set(name, next);
        if (each.attributes && /^[A-Z]/.test(local ?? name))
          imported.components.set(local ?? name, each.attributes);
      }
  return imported;
}

/** Import lists with the names of now; a name that was imported under both is imported once. */
const renamedImports = (code: string): string =>
  code.replaceAll(imports, (whole, list: string, _quote: string, module: string) => {
    const entry = renames.find(each => isOf(each, module));
    if (!entry) return whole;
    const seen = new Set<string>();
    const parts = list.split(',').filter(part => {
      const name = part.trim().replace(/^type\s+/, '');
      const next = newName(entry, name) ?? name;
      const isNew = !seen.has(next);
      seen.add(next);
      return isNew;
    });
    const next = parts.map(part =>
      part.replace(/^(\s*(?:type\s+)?)([\w$]+)/, (all, start: string, name: string) => {
        const other = newName(entry, name);
        return other === undefined ? all : start + other;
      }),
    );
    return whole.replace(list, next.join(',').trimEnd() + (/\s*$/.exec(list)?.[0] ?? ''));
  });

/** Opening tags of components, with their attributes renamed. */
function renamedAttributes(code: string, components: ImportedNames['components']): string {
  let result = code;
  for (const [component, attributes] of components)
    for (const [name, next] of attributes)
      result = result.replaceAll(
        new RegExp(`(<${component}\\b(?:[^<>]|=>)*?[\\s])${name}(?=[\\s=/>])`, 'g'),
        `$1${next}`,
      );
  return result;
}

/**
 * The code of one file by the names of now. It knows a name by what the file imports: a `Paper` of its own stays, and so
 * do texts, comments and properties of that name.
 */
export function rename(code: string): string {
  const { names, components } = read(code);
  let previous = '';
  const body = renamedImports(code).replaceAll(tokens, token => {
    const isProperty = previous === '.' || previous === '?.';
    if (token.trim() !== '') previous = token;
    return (!isProperty && names.get(token)) || token;
  });
  return renamedAttributes(body, components);
}
