// Draws the icons of lucide with a few lines of ours: what comes along with each of them is as much as a hundred icons.
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './files.ts';

const plainIcon = join(root, 'packages/ui/src/icons/plain-icon.ts');
const maker = '../createLucideIcon.mjs';
const ofLucide = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
const made = `import createLucideIcon from '${maker}';`;

/** What an icon is called, how large it is, and a name for each of its lines: random letters, which nothing makes smaller. */
const unread = /^ {2}(?:name: ".*"|size: 24|aliases: \[.*\]),?\n|,\s*key: "\w+"(?=\s*\})/gm;

/** The file of one icon, drawn by us, with its lines alone. Fails where lucide writes its icons in another way. */
export function withPlainIcon(code: string, id: string): string {
  if (code.includes(made))
    return code
      .replace(made, `import { plainIcon as createLucideIcon } from '${plainIcon}';`)
      .replaceAll(unread, '');
  // An older name for an icon: it only passes it on.
  if (/^export \{[^}]*\} from '/m.test(code)) return code;
  throw new Error(
    `Dossier build: ${id} does not make an icon as lucide did before. Every page would carry all of lucide's drawing. Look at tooling/plain-icons.ts.`,
  );
}

/** Draws icons without what pages never use of lucide. */
export const plainIcons: Plugin = {
  name: 'dossier-plain-icons',
  apply: 'build',
  transform: {
    filter: { id: ofLucide },
    handler: (code, id) => ({ code: withPlainIcon(code, id), map: null }),
  },
};
