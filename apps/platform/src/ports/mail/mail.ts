export interface Mail {
  /** The tenant in whose name it is written. */
  readonly tenantId: string;
  readonly to: string;
  /** Who reads an answer; without one no one does. */
  readonly replyTo?: string;
  readonly subject: string;
  /** Language tag of the recipient: `nl-NL`. */
  readonly locale: string;
  readonly text: string;
  readonly html: string;
}

/** Takes emails. Anyone who sends one has answered already: how long it takes tells no one anything. */
export interface MailPort {
  /** @throws {Error} when it could not be taken; the job that sends tries again. */
  send(mail: Mail): Promise<void>;
}
