export interface Email {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** What is asked for, one below the other. */
  readonly items?: readonly string[];
  /** What is to be typed over: a code, a password. */
  readonly secret?: string;
  readonly link?: { readonly label: string; readonly href: string };
  readonly closing: string;
}

/** Style of an email: the tenant's name on its colour. Colours are `#rrggbb`. */
export interface EmailStyle {
  readonly tenant: string;
  readonly ground: string;
  readonly sheet: string;
  readonly text: string;
  readonly muted: string;
  readonly edge: string;
  readonly solid: string;
  readonly onSolid: string;
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

/** French puts a space before a colon, one that does not break. */
const colonIn = (locale: string): string => (locale.startsWith('fr') ? '\u00a0:' : ':');

/** An email as plain text and as HTML: the same text in both. */
export function compose(email: Email, locale: string, style: EmailStyle): { text: string; html: string } {
  const { greeting, paragraphs, items = [], secret, link, closing } = email;
  const text = [
    greeting,
    ...paragraphs,
    ...(items.length > 0 ? [items.map(item => `- ${item}`).join('\n')] : []),
    ...(secret === undefined ? [] : [`    ${secret}`]),
    ...(link ? [`${link.label}${colonIn(locale)}\n${link.href}`] : []),
    closing,
  ].join('\n\n');
  return { text, html: htmlOf(email, locale, style) };
}

/**
 * Styles stand on the elements, and a table holds the sheet: readers of mail drop style sheets, and some know no other
 * way to lay out. No picture and nothing from elsewhere: whether an email was opened is no one's business.
 */
function htmlOf(email: Email, locale: string, style: EmailStyle): string {
  const { subject, greeting, paragraphs, items = [], secret, link, closing } = email;
  const { tenant, ground, sheet, text, muted, edge, solid, onSolid } = style;
  const font = `font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;font-size:16px;line-height:24px`;
  const paragraph = (content: string, colour = text) =>
    `<p style="margin:0 0 16px;${font};color:${colour}">${escapeHtml(content)}</p>`;
  const bullet = (content: string) =>
    `<li style="margin:0 0 8px;${font};color:${text}">${escapeHtml(content)}</li>`;
  const code = `margin:0 0 16px;padding:12px 16px;border:1px solid ${edge};border-radius:6px;color:${text};font-family:ui-monospace,Consolas,monospace;font-size:20px;line-height:28px;letter-spacing:1px`;
  const button = `display:inline-block;padding:12px 20px;border-radius:6px;background-color:${solid};color:${onSolid};text-decoration:none;font-weight:600;${font}`;
  const rows = [
    paragraph(greeting),
    ...paragraphs.map(content => paragraph(content)),
    ...(items.length > 0
      ? [`<ul style="margin:0 0 16px;padding-left:24px">${items.map(bullet).join('')}</ul>`]
      : []),
    ...(secret === undefined ? [] : [`<p style="${code}"><strong>${escapeHtml(secret)}</strong></p>`]),
    ...(link
      ? [
          `<p style="margin:0 0 16px"><a href="${escapeHtml(link.href)}" style="${button}">${escapeHtml(link.label)}</a></p>`,
        ]
      : []),
    paragraph(closing, muted),
  ];
  return `<!doctype html>
<html lang="${escapeHtml(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background-color:${ground}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background-color:${ground}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background-color:${sheet};border:1px solid ${edge}">
<tr><td style="padding:16px 24px;background-color:${solid};color:${onSolid};font-weight:600;${font}">${escapeHtml(tenant)}</td></tr>
<tr><td style="padding:24px 24px 8px">
${rows.join('\n')}
</td></tr></table></td></tr></table>
</body></html>
`;
}
