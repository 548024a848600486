import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['At the top of every page of the administration'],
  whenNot: ['Parts of a page: use `Tabs`', 'The views of a list: use `ViewTabs`'],
  anatomy: [
    'The brand',
    'File tabs, the current one cut from the page',
    '“More”, for what does not fit',
    'Search, language, settings, user',
    'Below 768 px: a burger that carries the count',
  ],
  keyboard: [
    ['Tab', 'Goes through the tabs'],
    ['Enter', 'Goes there, or shows what is behind a tab'],
    ['Escape', 'Closes that and gives the focus back'],
  ],
  related: ['PageShell', 'UserMenu', 'CommandPalette'],
};
