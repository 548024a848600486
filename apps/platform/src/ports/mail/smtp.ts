import { createTransport } from 'nodemailer';
import type { MailPort } from './mail.ts';

export interface SmtpOptions {
  /** `smtp://user:password@host:587`, or `smtps://` where it speaks TLS from the first byte. */
  readonly url: URL;
  /** Who writes: an address that the server may send for. */
  readonly from: string;
}

const implicitTls = 465;
const submission = 587;

/** Hands emails to a mail server. Where the address says plain `smtp:`, it changes to TLS before it says anything. */
export function smtpMail({ url, from }: SmtpOptions): MailPort {
  const isTls = url.protocol === 'smtps:';
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  const transport = createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isTls ? implicitTls : submission),
    secure: isTls,
    // Emails hold codes: between machines they never travel in the open.
    requireTLS: !isTls && !isHere,
    ignoreTLS: isHere && !isTls,
    ...(url.username === ''
      ? {}
      : { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, replyTo, subject, text, html, locale }) {
      await transport.sendMail({
        from,
        to,
        ...(replyTo === undefined ? {} : { replyTo }),
        subject,
        text,
        html,
        headers: { 'Content-Language': locale, 'Auto-Submitted': 'auto-generated' },
      });
    },
  };
}
