export { csvOf } from './csv.ts';
export { attachment } from './deliver.ts';
