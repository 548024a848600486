/** What is known of a fault, without a client's name or anything that was typed. */
export interface FaultReport {
  readonly message: string;
  readonly stack: string | undefined;
  /** The address without its query: a search may hold a name. */
  readonly path: string;
  /** Which part of the page failed. */
  readonly place: string;
}

/** Where faults go. */
export type FaultPort = (report: FaultReport) => void;

/** The console: until a place of its own is configured. */
const toConsole: FaultPort = report =>
  // Whoever looks for the fault looks there first.
  // oxlint-disable-next-line no-console
  console.error('Dossier: a part of the page failed.', report);

let port = toConsole;
/** Sends faults elsewhere from now on. */
export const reportFaultsTo = (next: FaultPort): void => {
  port = next;
};

export function reportFault(error: unknown, place: string): void {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  port({ message, stack, place, path: location.pathname });
}
