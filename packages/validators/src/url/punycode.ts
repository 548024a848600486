/** Parameters of Punycode (RFC 3492 §5). */
const base = 36;
const lowest = 1;
const highest = 26;
const skew = 38;
const damp = 700;
const firstBias = 72;
const firstPoint = 128;
const lastPoint = 0x10ffff;

/**
 * The text that an encoded label of a host name (`xn--…`) stands for; undefined when it stands for none (RFC 3492 §6.2).
 */
export function decodePunycode(label: string): string | undefined {
  const encoded = label.slice('xn--'.length).toLowerCase();
  const delimiter = encoded.lastIndexOf('-');
  const points = Array.from(encoded.slice(0, Math.max(delimiter, 0)), plain => plain.charCodeAt(0));
  let point = firstPoint;
  let position = 0;
  let bias = firstBias;
  for (let index = delimiter + 1; index < encoded.length; position += 1) {
    const delta = deltaAt(encoded, index, bias);
    if (delta === undefined) return undefined;
    const length = points.length + 1;
    bias = adapt(delta.value, length, position === 0);
    point += Math.floor((position + delta.value) / length);
    if (point > lastPoint) return undefined;
    position = (position + delta.value) % length;
    points.splice(position, 0, point);
    index = delta.end;
  }
  return String.fromCodePoint(...points);
}

/** A variable-length number, least digit first; undefined when it is cut off or holds no digit. */
function deltaAt(encoded: string, start: number, bias: number): { value: number; end: number } | undefined {
  let value = 0;
  let weight = 1;
  for (let index = start; index < encoded.length; index += 1) {
    const digit = 'abcdefghijklmnopqrstuvwxyz0123456789'.indexOf(encoded.charAt(index));
    if (digit === -1) return undefined;
    value += digit * weight;
    const threshold = Math.min(Math.max((index - start + 1) * base - bias, lowest), highest);
    if (digit < threshold) return { value, end: index + 1 };
    weight *= base - threshold;
  }
  return undefined;
}

function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? damp : 2));
  rest += Math.floor(rest / length);
  let bias = 0;
  for (; rest > ((base - lowest) * highest) / 2; bias += base) rest = Math.floor(rest / (base - lowest));
  return bias + Math.floor(((base - lowest + 1) * rest) / (rest + skew));
}
