import { overviewPeriods, workKinds, type OverviewPeriod, type WorkKind } from '@dossier/api/contract';

const usual: OverviewPeriod = '12';

/** How far back the figures go, as the address says; what it does not know is ignored. */
export const readPeriod = (query: URLSearchParams): OverviewPeriod =>
  overviewPeriods.find(period => period === query.get('months')) ?? usual;

/** Which of the work of today is shown; all of it where the address names nothing that there is. */
export const readKind = (query: URLSearchParams): WorkKind | undefined =>
  workKinds.find(kind => kind === query.get('work'));

export function dashboardAddress(period: OverviewPeriod, kind?: WorkKind): string {
  const query = new URLSearchParams({
    ...(period === usual ? {} : { months: period }),
    ...(kind && { work: kind }),
  }).toString();
  return `/administration/dashboard${query && `?${query}`}`;
}

/** What a number of the dashboard leads to: the list, filtered so that it holds as many. */
export function listHref(filters: Readonly<Record<string, string>>): string {
  return `/administration/registrations?${new URLSearchParams(filters).toString()}`;
}

/** The first and the last day of a month (yyyy-mm). */
export function daysOf(month: string): { readonly from: string; readonly to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${last}` };
}
