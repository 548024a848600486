/** Whether an event opens what a button stands for; `pointer` is what came down on it last, if anything did. */
export type IsPress = (event: Event, pointer: string | null) => boolean;

const menuKeys = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp']);

/** A menu opens when a mouse comes down, so that it can be pulled to an action; when a finger goes up; by four keys. */
export const opensMenu: IsPress = (event, pointer) => {
  if (event instanceof KeyboardEvent) return menuKeys.has(event.key);
  if (event.type === 'click') return pointer !== 'mouse';
  return pointer === 'mouse' && event instanceof MouseEvent && event.button === 0;
};

/** A popover opens with a click, or as soon as one of two keys comes down. */
export const opensPopover: IsPress = event =>
  event instanceof KeyboardEvent ? event.key === 'Enter' || event.key === ' ' : event.type === 'click';
