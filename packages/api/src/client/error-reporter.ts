import type { tenants, OutputOf } from '../contract/index.ts';

type Configuration = OutputOf<typeof tenants.configuration>;

/** The member of staff at whom something failed (S1 §7). */
export interface ErrorReporter {
  readonly id: string;
  readonly name: string;
  readonly tenant: string | null;
}

/** What is known of a fault, without a client's name or anything that was typed. */
export interface ErrorReport {
  readonly message: string;
  /** Where in the code, without the message. */
  readonly stack: string | undefined;
  /** The address without its query: a search may hold a name. */
  readonly path: string;
  /** Which part of the page failed. */
  readonly part: string;
  /** Null while no one is signed in. */
  readonly user: ErrorReporter | null;
}

/** Where faults go. */
export type ErrorReportPort = (report: ErrorReport) => void;

/** Reports of one page: what fails again and again says nothing new. */
const maxReports = 20;

/** Sends each fault once, as JSON, to the address that the configuration names. It never fails itself. */
export function createErrorReporter(
  url: string,
  { stage, version, build }: Pick<Configuration, 'stage' | 'version' | 'build'>,
  send: typeof globalThis.fetch = (...request) => globalThis.fetch(...request),
): ErrorReportPort {
  const sent = new Set<string>();
  return report => {
    const key = `${report.part} ${report.message} ${report.stack}`;
    if (sent.has(key) || sent.size >= maxReports) return;
    sent.add(key);
    const body = JSON.stringify({ ...report, at: new Date().toISOString(), stage, version, build });
    // It may be elsewhere: nothing of the session goes along, and it arrives when the page is gone.
    send(url, {
      method: 'POST',
      body,
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: { 'Content-Type': 'application/json' },
    }).catch(() => undefined);
  };
}
