export interface Sms {
  /** The tenant in whose name it is sent. */
  readonly tenantId: string;
  /** International: `+31612345678`. */
  readonly to: string;
  /** Language tag of the recipient. */
  readonly locale: string;
  readonly text: string;
}

/** Takes text messages. Anyone who sends one has answered already. */
export interface SmsPort {
  /** @throws {Error} when it could not be taken; the job that sends tries again. */
  send(sms: Sms): Promise<void>;
}
