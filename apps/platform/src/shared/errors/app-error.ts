import { errorStatuses, type ErrorType, type FieldViolation } from '@dossier/api/contract';
import { answerTexts } from '@dossier/api/texts';

export interface AppErrorDetail {
  readonly fields?: readonly FieldViolation[];
  /** Another of the texts that S1 §8 and S2 §8 print for this type; never anything that was sent. */
  readonly message?: string;
  /** Seconds until trying again makes sense. */
  readonly retryAfter?: number;
}

/** A request that the rules do not allow: thrown anywhere below a route, answered with its type of the contract. */
export class AppError extends Error {
  override readonly name = 'Refusal';
  readonly type: ErrorType;
  readonly status: number;
  readonly fields: readonly FieldViolation[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(type: ErrorType, { fields, message, retryAfter }: AppErrorDetail = {}) {
    super(message ?? answerTexts['en-US'].errors[type]);
    this.type = type;
    this.status = errorStatuses[type];
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}
