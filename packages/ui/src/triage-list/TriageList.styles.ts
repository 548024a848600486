import { focusRing, tv } from '../theme/tv.ts';

export const triageList = tv({
  slots: {
    root: 'h-full min-h-0 overflow-auto bg-surface text-sm',
    heading:
      'sticky top-0 z-2 flex items-baseline gap-2 border-b border-border bg-surface-sunken px-4 py-2 font-semibold text-text',
    count: 'font-normal text-text-muted tabular-nums',
    item: [
      'group/item relative grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-x-2 border-b border-border px-4 py-1.5',
      // Colour alone says nothing to many: a bar at the start, and in forced colours an outline.
      'before:absolute before:inset-y-0 before:start-0 before:w-0.75',
    ],
    tool: 'relative z-1 flex size-6 items-center justify-center',
    // The box comes when one goes for it: until then its place says what is unread. A finger finds it where nothing else is.
    box: [
      focusRing(),
      'peer size-4 cursor-pointer opacity-0 accent-(--d-primary-indicator) group-focus-within/item:opacity-100 group-hover/item:opacity-100 checked:opacity-100',
    ],
    dot: 'pointer-events-none absolute inset-2 rounded-full bg-primary-indicator peer-checked:hidden forced:bg-[Highlight]',
    link: [
      'grid min-w-0 gap-0.5 text-text outline-none after:absolute after:inset-0 after:outline-focus',
      'focus-visible:after:outline-2 focus-visible:after:-outline-offset-2',
    ],
    // A phone has room for half a sentence in a line.
    title: 'line-clamp-2 md:line-clamp-1',
    text: 'truncate text-text-muted',
    when: 'tabular-nums whitespace-nowrap',
  },
  variants: {
    // The dot leaves its place to the box, where there is one.
    isSelectable: { true: { dot: 'group-focus-within/item:hidden group-hover/item:hidden' } },
    // The one place for the accent: a person must decide here.
    isUrgent: { true: { heading: 'border-s-4 border-s-accent-indicator ps-3' } },
    isUnread: {
      false: { box: 'pointer-coarse:opacity-100', when: 'text-text-muted' },
      true: {
        title: 'font-semibold',
        when: 'text-text',
      },
    },
    isSelected: {
      false: { item: 'hover:bg-surface-hover' },
      true: { item: 'bg-surface-selected hover:bg-surface-selected-hover' },
    },
    isCurrent: {
      true: {
        item: 'before:bg-primary-indicator forced:outline-2 forced:-outline-offset-2 forced:outline-[Highlight]',
      },
    },
  },
});
