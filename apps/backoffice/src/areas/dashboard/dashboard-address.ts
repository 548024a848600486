import { overviewPeriods, type OverviewPeriod } from '@dossier/api/contract';

const usual: OverviewPeriod = '12';

/** How far back the figures go, as the address says; what it does not know is ignored. */
export const readPeriod = (query: URLSearchParams): OverviewPeriod =>
  overviewPeriods.find(period => period === query.get('months')) ?? usual;

export const dashboardAddress = (period: OverviewPeriod): string =>
  `/administration/dashboard${period === usual ? '' : `?months=${period}`}`;

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
