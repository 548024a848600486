/** What decides where a character of a text area stands. */
const copied = [
  'boxSizing',
  'width',
  'paddingTop',
  'paddingRight',
  'paddingBottom',
  'paddingLeft',
  'borderTopWidth',
  'borderRightWidth',
  'borderBottomWidth',
  'borderLeftWidth',
  'borderStyle',
  'font',
  'letterSpacing',
  'wordSpacing',
  'tabSize',
  'textIndent',
  'lineHeight',
] as const;

/**
 * Where a character of a text area stands on the screen. Browsers tell the position of a caret everywhere but in
 * controls, so the text is laid out once more in a hidden element of the same shape.
 */
export function caretRect(area: HTMLTextAreaElement, index: number): DOMRect {
  const style = getComputedStyle(area);
  const copy = document.createElement('div');
  for (const name of copied) copy.style[name] = style[name];
  Object.assign(copy.style, {
    position: 'absolute',
    insetBlockStart: '0',
    insetInlineStart: '0',
    visibility: 'hidden',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
  });
  copy.append(area.value.slice(0, index));
  const mark = document.createElement('span');
  // An empty element has no line of its own.
  mark.textContent = '​';
  copy.append(mark);
  document.body.append(copy);
  const inside = mark.getBoundingClientRect();
  const edge = copy.getBoundingClientRect();
  copy.remove();
  const outside = area.getBoundingClientRect();
  return new DOMRect(
    outside.left + inside.left - edge.left - area.scrollLeft,
    outside.top + inside.top - edge.top - area.scrollTop,
    0,
    inside.height,
  );
}
