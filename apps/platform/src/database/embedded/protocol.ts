/** What the main thread asks the worker that holds the database. */
export type Task =
  | { readonly kind: 'query'; readonly sql: string; readonly parameters: readonly (string | null)[] }
  | { readonly kind: 'execute'; readonly sql: string }
  /** Commits something small and counts how often the host wrote through for it. */
  | { readonly kind: 'probe' }
  | { readonly kind: 'close' };

export type Request = Task & { readonly id: number };

export interface Failure {
  readonly message: string;
  readonly sqlState: string;
  readonly constraint: string | null;
}

export interface Answer {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly affected: number;
}

export type Reply =
  | { readonly id: number; readonly answer: Answer; readonly failure?: undefined }
  | { readonly id: number; readonly failure: Failure; readonly answer?: undefined };

/** What the worker says without being asked: someone's notice, after its commit. */
export interface Notice {
  readonly notice: string;
}

export interface WorkerData {
  readonly directory: string;
  readonly startParameters: readonly string[];
  readonly binary: WebAssembly.Module;
}

/** The reply that says that the database is open. */
export const openedId = 0;
