/** What a letter says, in the words of its language. */
export interface Letter {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** What is to be typed over: a code, a password. */
  readonly secret?: string;
  readonly link?: { readonly label: string; readonly href: string };
  readonly closing: string;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in HTML, in an attribute too. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, sign => entities[sign] ?? '');

/** A letter as plain text and as HTML: the same words, whatever the reader shows. */
export function compose(letter: Letter, locale: string): { text: string; html: string } {
  const { subject, greeting, paragraphs, secret, link, closing } = letter;
  const text = [
    greeting,
    ...paragraphs,
    ...(secret === undefined ? [] : [`    ${secret}`]),
    ...(link ? [`${link.label}:\n${link.href}`] : []),
    closing,
  ].join('\n\n');
  const body = [
    paragraph(greeting),
    ...paragraphs.map(paragraph),
    ...(secret === undefined ? [] : [`<p><strong>${escapeHtml(secret)}</strong></p>`]),
    ...(link ? [`<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>`] : []),
    paragraph(closing),
  ].join('\n');
  const head = `<meta charset="utf-8"><title>${escapeHtml(subject)}</title>`;
  return {
    text,
    html: `<!doctype html>\n<html lang="${escapeHtml(locale)}"><head>${head}</head><body>\n${body}\n</body></html>\n`,
  };
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
