import { ColumnsButton, type ColumnsButtonProps } from '@dossier/ui/data-table';
import { useDensity } from './use-density.ts';

/** Arranges a list: its columns, and how high its rows are for this person. */
export function ArrangeButton<Row>(props: Omit<ColumnsButtonProps<Row>, 'density' | 'onDensity'>) {
  const [density, choose] = useDensity();
  return <ColumnsButton {...props} density={density} onDensity={choose} />;
}
