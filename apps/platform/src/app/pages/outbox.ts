import { escapeHtml } from '../../ports/mail/compose.ts';
import type { Outbox, SentMail } from '../../ports/mail/outbox.ts';
import type { Random } from '../../ports/random/random.ts';

/** Emails on the page. */
const shown = 50;

const style = `
  :root { color-scheme: light dark; --muted: light-dark(#5c6066, #a2a7ae); --line: light-dark(#dfe1e4, #33373d); }
  body { font: 15px/1.55 system-ui, sans-serif; margin: 0; color: light-dark(#1c1f23, #e8eaed); background: light-dark(#f4f5f6, #121417); }
  main { max-width: 44rem; margin: 0 auto; padding: 2.5rem 1rem; }
  h1 { font-size: 1.5rem; line-height: 1.25; margin: 0; }
  h1 + p { margin: 0.25rem 0 1.5rem; color: var(--muted); }
  article { margin-top: 0.75rem; padding: 1.25rem 1.5rem; border: 1px solid var(--line); border-radius: 8px; background: light-dark(#fff, #1b1e22); }
  h2 { font-size: 1rem; line-height: 1.4; margin: 0; }
  article > div { font-size: 0.8125rem; color: var(--muted); overflow-wrap: anywhere; }
  pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0.75rem 0 0; padding-top: 0.75rem; border-top: 1px solid var(--line); }
  a { color: light-dark(#1f4fbf, #9dbcff); text-underline-offset: 3px; }
`;

const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

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
<p>Emails of this installation, latest first. They stay here and are not delivered.</p>
${emails.length === 0 ? '<article>No emails yet.</article>' : emails.map(emailHtml).join('\n')}
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
<div>${escapeHtml(to)} · <time datetime="${escapeHtml(sentAt)}">${moment.format(new Date(sentAt))} UTC</time></div>
<pre>${linked(text)}</pre>
</article>`;
