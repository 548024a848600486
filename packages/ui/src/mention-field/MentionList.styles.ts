import { choiceList } from '../internal/choice-list.styles.ts';
import { overlay } from '../internal/overlay.styles.ts';
import { tv } from '../theme/tv.ts';

const { item } = choiceList();

export const mentionList = tv({
  slots: { list: [overlay(), 'min-w-56 p-1'], item: [item(), 'w-full text-start'] },
  variants: { isActive: { true: { item: 'bg-surface-hover forced:border-[Highlight]' } } },
});
