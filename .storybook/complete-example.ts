/** What files of stories declare for their own examples: by file and name, as it is written. */
export type OwnParts = Readonly<Record<string, Readonly<Record<string, string>>>>;

const isNamed = (name: string, code: string) => new RegExp(`(?<![\\w$.'"])${name}(?![\\w$])`).test(code);

/**
 * An example with what it names of its own file and what that names in turn, so that it can be copied as it is.
 * @param path of the file, from the root of the repository.
 */
export function completeExample(code: string, path: string, ownParts: OwnParts): string {
  const parts = Object.entries(ownParts[path] ?? {});
  let whole = code;
  const added = new Set<string>();
  for (let size = -1; size < added.size;) {
    size = added.size;
    for (const [name, text] of parts)
      if (!added.has(name) && isNamed(name, whole)) {
        added.add(name);
        whole += `\n${text}`;
      }
  }
  // In the order of the file: what is named stands above what names it, and the example comes last.
  return [...parts.filter(([name]) => added.has(name)).map(([, text]) => text), code].join('\n\n');
}
