// `npm run new:component -- DueBadge Status`: the folder of a new component, with its test and its stories.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentFiles, folderOf } from './component-template.ts';
import { root } from './files.ts';

const [name = '', group = 'Structure'] = process.argv.slice(2);
if (!/^[A-Z][A-Za-z0-9]+$/.test(name)) {
  console.error('Name the component in PascalCase, and its group: npm run new:component -- DueBadge Status');
  process.exit(1);
}
const folder = join(root, 'packages/ui/src', folderOf(name));
if (existsSync(folder)) {
  console.error(`${folder} is there already. Choose another name, or work in that folder.`);
  process.exit(1);
}
mkdirSync(folder);
for (const [file, text] of Object.entries(componentFiles(name, group)))
  writeFileSync(join(folder, file), text);
console.log(`Made ${folder}. Say what it is for in its first comment, and look at it in Storybook.`);
