/** A letter to one person, ready to go. */
export interface Mail {
  /** The firm in whose name it is written. */
  readonly tenantId: string;
  readonly to: string;
  /** Who reads an answer; without one nobody does. */
  readonly replyTo?: string;
  readonly subject: string;
  /** Language tag of the recipient: `nl-NL`. */
  readonly locale: string;
  readonly text: string;
  readonly html: string;
}

/** Takes letters. Whoever sends one has answered already: how long it takes tells nobody anything. */
export interface MailPort {
  /** @throws {Error} when it could not be taken; the job that sends tries again. */
  send(mail: Mail): Promise<void>;
}
