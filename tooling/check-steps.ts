import { manifestViolations, violations } from './boundaries.ts';
import { docsViolations } from './docs-truth.ts';
import { sources } from './files.ts';
import type { Step } from './run.ts';
import { thicknesses } from './thinness.ts';
import { commitViolations } from './vocabulary/commits.ts';
import { commentViolations } from './vocabulary/comments.ts';
import { glossaryViolations } from './vocabulary/glossary.ts';
import { nameViolations } from './vocabulary/names.ts';
import { screenViolations, textFiles } from './vocabulary/screen-terms.ts';

const code = () => sources(/^(packages|apps)\/[^/]+\/src\/.*\.[jt]sx?$/);
const scripts = () =>
  sources(/\.(m?ts|tsx|mjs)$/).filter(({ path }) => !path.endsWith('mockServiceWorker.js'));

/** What `npm run check` runs: types, lint, boundaries, thinness, and that the guides speak the truth. */
export const checkSteps: readonly Step[] = [
  { name: 'types', command: 'turbo run types --output-logs=errors-only --ui=stream && tsc -p tsconfig.json' },
  { name: 'lint', command: 'oxlint --quiet' },
  {
    name: 'boundaries',
    check: () =>
      [...violations(code()), ...manifestViolations()].map(v => `${v.path}: "${v.specifier}" ${v.reason}.`),
  },
  { name: 'thinness', check: () => thicknesses(code()) },
  {
    name: 'vocabulary',
    check: async () => [
      ...nameViolations(scripts()),
      ...commentViolations(scripts()),
      ...screenViolations(sources(textFiles)),
      ...(await glossaryViolations()),
      ...commitViolations(),
    ],
  },
  { name: 'docs', check: docsViolations },
];
