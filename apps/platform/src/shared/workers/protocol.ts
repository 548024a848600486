/** What the pool asks of a thread: to call a function of a module with one value. */
export interface Request {
  readonly module: string;
  readonly name: string;
  readonly input: unknown;
}

/** What a thread says: that its module is loaded and the work begins, and then what came of it. */
export type Reply =
  | { readonly kind: 'begun' }
  | { readonly kind: 'done'; readonly output: unknown }
  | { readonly kind: 'failed'; readonly error: unknown };
