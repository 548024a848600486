// React Aria speaks 34 languages, and every page would carry them all: a dictionary of each is part of its code. What
// is built speaks the product's own four.
import type { Plugin } from 'vite';
import { languages } from '../packages/validators/src/vocabularies/languages.ts';

const spoken: readonly string[] = languages;

const dictionary = /\/react-(?:aria|stately|aria-components)\/dist\/private\/(?:.+\/)?intlStrings\.mjs$/;
/** `import … from "../intl/toast/nl-NL.mjs"`, and `"nl-NL": …` in what is exported. */
const ofALanguage = /\/([a-z]{2}-[A-Z]{2})\.mjs";$|^\s*"([a-z]{2}-[A-Z]{2})":/;

/** One dictionary without the languages that no one here speaks. Fails where it finds none: then it is written again. */
export function withoutOthers(code: string, id: string): string {
  const lines = code.split('\n');
  const keptLines = lines.filter(line => {
    const [, imported, listed] = ofALanguage.exec(line) ?? [];
    const language = imported ?? listed;
    return language === undefined || spoken.includes(language);
  });
  if (keptLines.length === lines.length)
    throw new Error(
      `Dossier build: no language was found in ${id}. React Aria writes its dictionaries in another way, and every page would carry 34 languages. Look at tooling/react-aria-locales.ts.`,
    );
  return keptLines.join('\n');
}

/** A language that each dictionary of React Aria begins with, and that no one here speaks. */
const first = 'ar-AE';

/** What is wrong with the languages of built files, by their names: none of the product's may be missing, and no other be there. */
export function languageViolations(files: ReadonlyMap<string, string>): readonly string[] {
  const all = [...files.values()];
  return [
    ...[...files].flatMap(([name, code]) =>
      code.includes(first)
        ? [`${name} has all languages of React Aria: look at tooling/react-aria-locales.ts.`]
        : [],
    ),
    ...languages.flatMap(language =>
      all.some(code => code.includes(`"${language}":`))
        ? []
        : [`No built file has React Aria in ${language}.`],
    ),
  ];
}

/** Leaves the other languages of React Aria out of what is built. */
export const spokenLocalesOnly: Plugin = {
  name: 'dossier-spoken-locales-only',
  apply: 'build',
  transform: {
    filter: { id: dictionary },
    handler: (code, id) => ({ code: withoutOthers(code, id), map: null }),
  },
};
