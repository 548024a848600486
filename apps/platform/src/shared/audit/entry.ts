export interface AuditEntry {
  /** `registration.created`: what happened, as a code. */
  readonly action: string;
  readonly objectType: string;
  readonly objectId: string;
  readonly before?: Uint8Array | null;
  readonly after?: Uint8Array | null;
  /** Writes down the state of the object's row though nothing of what people know of it changed. */
  readonly notesState?: boolean;
  /** Codes and figures; never personal data, never what someone typed. */
  readonly detail?: Readonly<Record<string, unknown>>;
}
