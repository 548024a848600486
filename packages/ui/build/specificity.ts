// How specific a selector of ours is, as CSS counts: what has no effect on that (`:where`), and what counts as its most
// specific choice (`:is`, `:not`, `:has`).

/** Classes, attributes and states, and below them elements: two digits of one number. Ids do not occur. */
const unit = 1000;

/** Up to the bracket that closes the one before `at`. */
function closingAt(text: string, at: number): number {
  for (let depth = 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '(') depth++;
    else if (text[at] === ')' && --depth === 0) return at;
  }
  return at;
}

function choicesOf(list: string): readonly string[] {
  const choices: string[] = [''];
  let depth = 0;
  for (const char of list) {
    if (char === '(' || char === '[') depth++;
    if (char === ')' || char === ']') depth--;
    if (char === ',' && depth === 0) choices.push('');
    else choices[choices.length - 1] += char;
  }
  return choices;
}

const part = /\\.|::[\w-]+|:[\w-]+(\(?)|\.(?:\\.|[\w-])+|\[[^\]]*\]|[a-z][\w-]*|[^]/gy;

/** The most specific choice of a list of selectors. */
export function specificityOf(list: string): number {
  return Math.max(...choicesOf(list).map(selector => sumOf(selector.trim())));
}

function sumOf(selector: string): number {
  let sum = 0;
  part.lastIndex = 0;
  for (let match = part.exec(selector); match; match = part.exec(selector)) {
    const [text, opening] = match;
    const at = part.lastIndex;
    if (opening === '(') {
      const end = closingAt(selector, at);
      const inner = selector.slice(at, end);
      if (/^:(is|not|has)/.test(text)) sum += specificityOf(inner);
      else if (!text.startsWith(':where')) sum += unit;
      part.lastIndex = end + 1;
    } else if (text.startsWith('::') || /^[a-z]/.test(text)) sum += 1;
    else if (/^[:.[]/.test(text)) sum += unit;
  }
  return sum;
}
