import { ApiError } from '../gateway/api-error.ts';

/** Milliseconds that a reader waits for an answer before the page says that there is none. */
export const readTimeoutMs = 10_000;

/**
 * An answer, or the error that it takes too long: the user sees it and can try again. One that comes after all is
 * handed on with the error that took its place.
 */
export function inTime<Answer>(
  answer: Promise<Answer>,
  onOverdue: (answer: Answer, error: ApiError) => void,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let timeout: ApiError | null = null;
    const timer = setTimeout(() => {
      timeout = new ApiError('timeout');
      reject(timeout);
    }, readTimeoutMs);
    answer.then(
      value => {
        clearTimeout(timer);
        if (timeout) onOverdue(value, timeout);
        else resolve(value);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
}
