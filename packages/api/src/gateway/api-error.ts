import {
  unexpectedMessage,
  type ErrorEnvelope,
  type ErrorType,
  type FieldViolation,
} from '../contract/index.ts';

/**
 * What went wrong, for the caller that decides what to show:
 * `refused` the platform answered with an error; `offline` no answer came; `timeout` it came too late;
 * `invalid` an answer came that the contract does not know; `aborted` the caller went away.
 */
export type ApiErrorKind = 'refused' | 'offline' | 'timeout' | 'invalid' | 'aborted';

/** The one error that the gateway throws. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status, 0 when no answer came. */
  readonly status: number;
  readonly type: ErrorType;
  readonly fields: readonly FieldViolation[];
  /** What support asks for; null when no answer came. */
  readonly requestId: string | null;
  /** Seconds the platform asked to wait, from `Retry-After`. */
  readonly retryAfter: number | null;

  constructor(
    kind: ApiErrorKind,
    about: {
      status?: number;
      envelope?: Partial<ErrorEnvelope>;
      retryAfter?: number | null;
      cause?: unknown;
    } = {},
  ) {
    const { status = 0, envelope = {}, retryAfter = null, cause } = about;
    super(envelope.message ?? envelope.errorMessage ?? unexpectedMessage, { cause });
    this.kind = kind;
    this.status = status;
    this.type = isName(envelope.type) ? envelope.type : 'Unexpected';
    this.fields = envelope.fields ?? [];
    this.requestId = envelope.requestId ?? null;
    this.retryAfter = retryAfter;
  }
}

/**
 * Whether it can be the name of a type. The caller that asks for one compares with those it knows, so that one of a newer
 * platform means as little as none: no page carries the list.
 */
const isName = (type: ErrorType | undefined): type is ErrorType => /^[A-Z]\w+$/.test(type ?? '');

const passing = new Set([408, 429, 500, 502, 503, 504]);

/** True when the same request may well succeed a moment later. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return (
    error.kind === 'offline' ||
    error.kind === 'timeout' ||
    (error.kind === 'refused' && passing.has(error.status))
  );
}
