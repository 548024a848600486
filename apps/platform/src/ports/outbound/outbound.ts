export interface OutboundMessage {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What became of a message: the status that came back, or why none did. */
export type OutboundResult =
  { readonly status: number } | { readonly error: 'timeout' | 'refusedAddress' | 'unreachable' };

/** Sends to addresses that firms have typed: whatever is typed, nothing of our own network is reached (T10). */
export interface OutboundPort {
  /** Whether an address may be sent to: its form, and where its name leads at the moment. */
  mayReach(url: string): Promise<boolean>;
  /** Sends once. Follows no redirect, and reads nothing of the answer but its status. */
  send(message: OutboundMessage): Promise<OutboundResult>;
}
