import type { ErrorReportPort, ErrorReporter } from '@dossier/api/client';

/** The console: until a place of its own is configured. */
const toConsole: ErrorReportPort = report =>
  // oxlint-disable-next-line no-console -- Who looks for the fault looks there first.
  console.error('Dossier: a part of the page failed.', report);

let port = toConsole;
let user: ErrorReporter | null = null;

export const reportErrorsTo = (next: ErrorReportPort): void => {
  port = next;
};

export const reportErrorsAs = (next: ErrorReporter | null): void => {
  user = next;
};

/** Browsers quote in a message what they could not read: that may be a user's text. */
const withoutQuotes = (message: string) => message.replaceAll(/"[^"]*"?|“[^”]*”?/g, '"…"').slice(0, 500);

/** Lines that name a place in the code; every browser writes an address in them. */
const framesOf = (stack: string | undefined) =>
  stack
    ?.split('\n')
    .filter(line => /:\d+:\d+\)?$/.test(line.trim()))
    .slice(0, 30)
    .join('\n');

export function reportError(error: unknown, part: string): void {
  const { message, stack } = error instanceof Error ? error : { message: typeof error, stack: undefined };
  port({ message: withoutQuotes(message), stack: framesOf(stack), part, path: location.pathname, user });
}

/** Reports what nothing on a page has caught. */
export function watchErrors(): void {
  addEventListener('error', ({ error }) => reportError(error, 'window'));
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason, 'promise'));
}
