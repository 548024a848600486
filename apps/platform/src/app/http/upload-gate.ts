import { AppError } from '../../shared/errors/app-error.ts';

export interface UploadGateLimits {
  /** Files on their way in at once, of one tenant and of all. */
  readonly uploadsPerTenant: number;
  readonly uploads: number;
}

/** Lets so many files in at once: each is in memory until it is stored. */
export interface UploadGate {
  /** @returns what is called when the file is stored or given up. @throws {AppError} TooManyRequests. */
  enter(tenantId: string): () => void;
}

/** Seconds after which one of those before is likely to be done. */
const retryAfter = 2;

export function createUploadGate({ uploadsPerTenant, uploads }: UploadGateLimits): UploadGate {
  const inside = new Map<string, number>();
  let all = 0;
  return {
    enter(tenantId) {
      const count = inside.get(tenantId) ?? 0;
      if (count >= uploadsPerTenant || all >= uploads) throw new AppError('TooManyRequests', { retryAfter });
      inside.set(tenantId, count + 1);
      all += 1;
      return () => {
        all -= 1;
        const left = (inside.get(tenantId) ?? 1) - 1;
        if (left === 0) inside.delete(tenantId);
        else inside.set(tenantId, left);
      };
    },
  };
}
