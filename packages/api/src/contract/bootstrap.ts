import { array, mixed, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';

/** Reads that a page may begin with. */
const maxReads = 16;

/** One read, as a page begins it: which endpoint, at which address of its service, with which body. */
const firstRead = object({
  name: string().required().max(100),
  /** With query and parameters: `/registrations?max=25`. */
  address: string().required().max(4_000),
  /** JSON, as it would travel; absent where there is none. */
  body: string().max(8_000),
});
export type FirstRead = Readonly<InferType<typeof firstRead>>;

/** Where the page keeps what it has begun (`Begun`), until its code takes it. */
export const bootstrapName = 'dossierBegun';

/** What a page asks for before its code is there (ADR 0015). */
export interface BootstrapRequest {
  readonly reads: readonly FirstRead[];
  readonly answer: Promise<Response>;
}

const bootstrap = endpoint({
  name: 'access.bootstrap',
  service: 'access',
  method: 'POST',
  path: '/users',
  flag: 'bootstrap',
  kind: 'json',
  access: 'public',
  summary:
    'What a page begins with, in one request: a new access token, as `refresh` gives it, and what its first reads answer to whoever it is for. Null in place of what has to be asked for by itself.',
  body: object({ reads: array(firstRead.required()).max(maxReads).required() }),
  response: object({
    accessToken: string().nullable().defined(),
    answers: array(mixed().nullable()).required(),
  }),
  errors: ['CallNotAllowed'],
});

export const bootstrapEndpoints = { bootstrap } as const;
