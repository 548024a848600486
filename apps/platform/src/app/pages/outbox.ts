import { escapeHtml } from '../../ports/mail/compose.ts';
import type { Outbox, SentMail } from '../../ports/mail/outbox.ts';
import type { Random } from '../../ports/random/random.ts';

/** Emails on the page. */
const shown = 50;

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
  article { border-top: 1px solid; padding: 1rem 0; }
  pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0.5rem 0 0; }
  h2 { font-size: 1.125rem; margin: 0; }
`;

/** The mail that stays here, for a person at the demo to read: no script, no picture, nothing from elsewhere. */
export function outboxPage(outbox: Outbox, random: Random): () => Promise<Response> {
  return async () => {
    const nonce = Buffer.from(random.bytes(18)).toString('base64');
    const emails = await outbox.latest(shown);
    const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title>
<style nonce="${nonce}">${style}</style></head>
<body><main><h1>Outbox</h1>
<p>Mail of the demo, the latest first. It is not sent to anybody.</p>
${emails.length === 0 ? '<p>Nothing has been sent yet.</p>' : emails.map(emailHtml).join('\n')}
</main></body></html>
`;
    return new Response(html, {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      },
    });
  };
}

/** Addresses become links; everything else is text. */
const linked = (text: string) =>
  escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, address => `<a href="${address}">${address}</a>`);

const emailHtml = ({
  sentAt,
  to,
  subject,
  text,
  locale,
}: SentMail): string => `<article lang="${escapeHtml(locale)}">
<h2>${escapeHtml(subject)}</h2>
<div>${escapeHtml(to)} · <time datetime="${escapeHtml(sentAt)}">${escapeHtml(sentAt)}</time></div>
<pre>${linked(text)}</pre>
</article>`;
