// How thin the back office is: its lines of code against those of the component library.
import { isProof, sources, type Source } from './files.ts';

const linesOf = (files: readonly Source[]) =>
  files
    .filter(({ path }) => !isProof(path) && !/\/(messages|locales)\//.test(path))
    .reduce((sum, { text }) => sum + text.split('\n').filter(line => line.trim() !== '').length, 0);

const app = linesOf(sources(/^apps\/backoffice\/src\/.*\.tsx?$/));
const ui = linesOf(sources(/^packages\/ui\/src\/.*\.tsx?$/));
console.log(`back office ${app} lines, component library ${ui} lines: ${(app / ui).toFixed(2)} to 1`);
