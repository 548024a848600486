// The words of the dashboard.
export { dashboard } from '../dashboard.ts';
