import { SaxesParser, type SaxesTagNS } from 'saxes';
import {
  allowedAttributes,
  allowedElements,
  layerAttributes,
  svgLimits,
  textElements,
} from './svg-allowed.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Why a drawing is not taken at all. */
export type SvgError = 'tooLarge' | 'malformed' | 'doctype' | 'notSvg' | 'tooComplex';

/** A drawing that can do nothing but be seen, and what was left out of it; or why it is refused. */
export type CleanedSvg =
  | { readonly kind: 'clean'; readonly svg: string; readonly removed: readonly string[] }
  | { readonly kind: 'refused'; readonly reason: SvgError };

class Rejected extends Error {
  override readonly name = 'Refused';
  readonly reason: SvgError;
  constructor(reason: SvgError) {
    super(reason);
    this.reason = reason;
  }
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Only references to parts of the same drawing; no address, no function that could hide one, no escape. */
function isHarmless(name: string, value: string): boolean {
  if (/[\\<>&\u0000-\u0008\u000e-\u001f]/.test(value)) return false;
  if (name === 'href') return /^#[\w-]+$/.test(value);
  const withoutParts = value.replaceAll(/url\(\s*(["']?)#[\w-]+\1\s*\)/gi, '');
  return !/url\s*\(|image\s*\(|image-set|src\s*\(|expression|@import|[a-z]+:/i.test(withoutParts);
}

/** Sides beyond the limit are left out; the view box says the proportions. */
function isDrawable(name: string, value: string): boolean {
  return (name !== 'width' && name !== 'height') || !(Number.parseFloat(value) > svgLimits.side);
}

/** Rewrites the drawing from what is allowed: nothing of the original's own text survives but values. */
class Rewriter {
  readonly removed = new Set<string>();
  private written = '';
  private elements = 0;
  /** Names of the elements that are open; null where one is left out with all that it holds. */
  private readonly open: (string | null)[] = [];
  /** How many of them carry an id: what a `use` may stand in, or drawings could multiply without end. */
  private named = 0;
  /** Layers outside of what a `use` may stand for, those inside, and how often a `use` stands for anything. */
  private layers = 0;
  private namedLayers = 0;
  private uses = 0;

  get svg(): string {
    return this.written;
  }

  enter(tag: SaxesTagNS): void {
    this.elements += 1;
    if (this.elements > svgLimits.elements || this.open.length > svgLimits.depth)
      throw new Rejected('tooComplex');
    const isRoot = this.open.length === 0;
    if (isRoot && (tag.local !== 'svg' || tag.uri !== svgNamespace)) throw new Rejected('notSvg');
    const isUseInside = tag.local === 'use' && this.named > 0;
    if (this.isLeftOut() || tag.uri !== svgNamespace || !allowedElements.has(tag.local) || isUseInside) {
      if (!this.isLeftOut()) this.removed.add(`<${tag.name}>`);
      this.open.push(null);
      return;
    }
    const attributes = Object.values(tag.attributes).flatMap(({ name, local, prefix, value }) => {
      if (name === 'xmlns' || prefix === 'xmlns') return [];
      const isAllowed =
        (prefix === '' || name === 'xlink:href') &&
        allowedAttributes.has(local) &&
        isHarmless(local, value) &&
        isDrawable(local, value);
      if (!isAllowed) this.removed.add(name);
      return isAllowed ? [` ${local}="${escaped(value)}"`] : [];
    });
    // The root's own name multiplies nothing: a part may not stand for the whole.
    const isNamed = !isRoot && attributes.some(attribute => attribute.startsWith(' id='));
    if (isNamed) this.named += 1;
    this.countLayers(tag, attributes);
    this.open.push(isNamed ? `${tag.local} named` : tag.local);
    this.written += `<${tag.local}${isRoot ? ` xmlns="${svgNamespace}"` : ''}${attributes.join('')}>`;
  }

  leave(): void {
    const name = this.open.pop();
    if (!name) return;
    const [local, mark] = name.split(' ');
    if (mark) this.named -= 1;
    this.written += `</${local}>`;
  }

  text(text: string): void {
    if (textElements.has(this.open.at(-1)?.split(' ')[0] ?? '')) this.written += escaped(text);
  }

  /** What is named is painted where it stands and once for every `use`: any of them may mean it. */
  private countLayers(tag: SaxesTagNS, attributes: readonly string[]): void {
    if (tag.local === 'use') this.uses += 1;
    const layers = attributes.filter(attribute =>
      layerAttributes.has(attribute.slice(1, attribute.indexOf('='))),
    );
    if (this.named > 0) this.namedLayers += layers.length;
    else this.layers += layers.length;
    if (this.layers + this.namedLayers * (1 + this.uses) > svgLimits.layers) throw new Rejected('tooComplex');
  }

  private isLeftOut(): boolean {
    return this.open.includes(null);
  }
}

/**
 * Makes a drawing harmless, as a tenant's logo must be: parsed without DTD and entities, rewritten from a closed list of
 * elements and attributes. It is still only ever shown as an image, and served with headers of its own.
 */
export function cleanSvg(source: string): CleanedSvg {
  if (new TextEncoder().encode(source).length > svgLimits.bytes)
    return { kind: 'refused', reason: 'tooLarge' };
  const parser = new SaxesParser({ xmlns: true });
  const rewriter = new Rewriter();
  parser.on('error', () => {
    throw new Rejected('malformed');
  });
  parser.on('doctype', () => {
    throw new Rejected('doctype');
  });
  parser.on('processinginstruction', ({ target }) => rewriter.removed.add(`<?${target}?>`));
  parser.on('opentag', tag => rewriter.enter(tag));
  parser.on('closetag', () => rewriter.leave());
  parser.on('text', text => rewriter.text(text));
  parser.on('cdata', text => rewriter.text(text));
  try {
    parser.write(source).close();
  } catch (error) {
    if (error instanceof Rejected) return { kind: 'refused', reason: error.reason };
    throw error;
  }
  return { kind: 'clean', svg: rewriter.svg, removed: [...rewriter.removed] };
}
