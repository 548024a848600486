import { structure } from './structure.ts';
import { table } from './table.ts';

/** What components say that stand behind signing in: no page before it fetches them. */
export const components = {
  ...structure,
  table,
  dateRange: { from: 'From', to: 'To', lastDays: 'Last {{days}} days' },
  formSections: {
    onlyMissing: 'Only what is missing',
    legend: 'Needed to complete',
    missing: 'missing',
    complete: 'complete',
    storedErrors: 'Some stored details need correcting',
    storedErrorsHint: 'They don’t stop you from saving other sections.',
  },
  mention: {
    label: 'Colleagues',
    matches: {
      one: '{{count}} name. Enter inserts it.',
      other: '{{count}} names. Arrows choose, Enter inserts.',
    },
  },
  user: { menu: 'Your menu: {{name}}' },
  viewer: {
    page: '{{page}} of {{pages}}',
    documentKind: 'Page of {{label}}',
    previous: 'Previous page',
    next: 'Next page',
    first: 'First page',
    last: 'Last page',
    in: 'Zoom in',
    out: 'Zoom out',
    fit: 'Fit to width',
    left: 'Rotate left',
    right: 'Rotate right',
    turned: 'rotated by {{degrees}}°',
    failed: 'This page cannot be shown.',
  },
  masked: { show: 'Show in full', hide: 'Hide' },
  leave: {
    title: 'Discard changes?',
    text: 'You have not saved these changes:',
    discard: 'Discard',
    keep: 'Keep editing',
  },
  search: { clear: 'Clear search' },
} as const;
