// Part of `npm test`: builds the back office, holds each address against its budget of bytes, and looks which languages
// are in it.
import { languageViolations } from './react-aria-locales.ts';
import { builtScripts, readBudgets, routeFiles, routeViolations, sentBytes } from './route-sizes.ts';
import { buildBackoffice } from './run.ts';

await buildBackoffice();
const budgets = readBudgets();
const routes = routeFiles();
const violations: string[] = [];
for (const { path, files } of routes) {
  const bytes = files.reduce((sum, file) => sum + sentBytes(file), 0);
  violations.push(...routeViolations(path, bytes, budgets));
  const budget = String(budgets[path] ?? budgets['*']).padStart(7);
  console.log(`${path.padEnd(46)} ${String(bytes).padStart(7)} of ${budget} bytes, ${files.length} files`);
}
for (const path of Object.keys(budgets))
  if (path !== '*' && !routes.some(route => route.path === path))
    violations.push(`apps/backoffice/budgets.json has a budget for ${path}, which is no address.`);
violations.push(...languageViolations(builtScripts()));
for (const violation of violations) console.error(violation);
process.exitCode = violations.length === 0 ? 0 : 1;
