import { object, string } from '../answers.ts';

/** S1 §3: an access token, or the challenge that a second factor has to answer. */
export const loginAnswer = object({
  accessToken: string(),
  mfaType: string<'SOFTWARE' | 'SMS'>().oneOf(['SOFTWARE', 'SMS']),
  /** Masked: the first 2 and last 3 digits. */
  phone: string(),
  /** The challenge; opaque, good for three minutes. */
  session: string(),
});

/** One read, as a page begins it: which endpoint, at which address of its service, with which body. */
export interface FirstRead {
  readonly name: string;
  /** With query and parameters: `/registrations?max=25`. */
  readonly address: string;
  /** JSON, as it would travel; absent where there is none. */
  readonly body?: string | undefined;
}

/** Where the page stores its bootstrap request (`BootstrapRequest`) until its code takes it. */
export const bootstrapName = 'dossierBootstrap';

/** What a page asks for before its code is there (ADR 0015). */
export interface BootstrapRequest {
  readonly reads: readonly FirstRead[];
  readonly answer: Promise<Response>;
}
