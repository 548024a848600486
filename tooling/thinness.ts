// The back office assembles; it does not draw. What looks like something belongs to packages/ui.
import { isProof, type Source } from './files.ts';

const longestPage = 150;
const utility =
  /["'`\s](?:[\w-]+:)*((?:bg|text|border|ring|fill|stroke|outline|divide|decoration|accent|caret|shadow|font|leading|tracking|rounded)-[\w./[\]#-]+)/g;
/** Of those prefixes, what only arranges. */
const arranges = /^(text-(start|end|center|wrap|nowrap|balance|pretty|ellipsis)|border-(collapse|separate))$/;

/** What makes a file of the back office more than thin: one sentence each. */
export function thicknesses(files: readonly Source[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('apps/backoffice/src/') && !isProof(path))
    .flatMap(({ path, text }) => {
      const lines = text.split('\n').length;
      const classes = [...text.matchAll(/className=(?:"[^"]*"|\{[^}]*\})/g)]
        .map(match => match[0])
        .join('\n');
      const drawn = [...classes.matchAll(utility)]
        .map(match => match[1] ?? '')
        .filter(name => !arranges.test(name));
      return [
        ...(path.endsWith('.tsx') && lines > longestPage
          ? [`${path} has ${lines} lines; a page has at most ${longestPage}`]
          : []),
        ...drawn.map(name => `${path} draws with "${name}"; take a component of @dossier/ui`),
        ...(/\bstyle=\{/.test(text) ? [`${path} sets a style; take a component of @dossier/ui`] : []),
      ];
    });
}
