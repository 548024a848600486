import type { Outbox } from '../mail/outbox.ts';
import type { SmsPort } from './sms.ts';

/** Text messages that stay here lie among the emails, for the same person to read. */
export const smsOutbox = (outbox: Outbox): SmsPort => ({
  async send({ text, ...sms }) {
    await outbox.send({ ...sms, subject: `SMS ${sms.to}`, text, html: '' });
  },
});
