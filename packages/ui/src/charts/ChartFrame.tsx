'use client';
import { ChartColumn, Table2 } from 'lucide';
import { useId, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { useMessages } from '../messages/index.ts';
import { charts } from './Charts.styles.ts';
import type { ChartFrameProps } from './data.ts';
import { icon } from '../icons/icon.ts';
import { useRovingLinks } from './use-roving-links.ts';

const ChartColumnIcon = icon(ChartColumn);
const Table2Icon = icon(Table2);

/** A chart under its heading, and its twin: the same numbers as a table, one press away. */
export function ChartFrame({
  title,
  headingLevel = 2,
  isTableAtFirst = false,
  variant = 'plain',
  footer,
  chart,
  table,
  className,
  ...rest
}: FrameProps) {
  const { components } = useMessages();
  const [isTable, setIsTable] = useState(isTableAtFirst);
  const id = useId();
  const styles = charts({ variant });
  const Heading = `h${headingLevel}` as const;
  return (
    <section {...rest} aria-labelledby={id} className={styles.root({ className })}>
      <div className={styles.head()}>
        <Heading id={id} className={styles.title()}>
          {title}
        </Heading>
        <IconButton
          size="small"
          label={isTable ? components.chart.chart : components.chart.table}
          icon={isTable ? <ChartColumnIcon aria-hidden /> : <Table2Icon aria-hidden />}
          onClick={() => setIsTable(!isTable)}
        />
      </div>
      {isTable ? table : <Drawing>{chart}</Drawing>}
      {footer}
    </section>
  );
}

/** A drawing of many links, as one tab stop. */
function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <div {...useRovingLinks()} className="grid grid-cols-1 gap-3">
      {children}
    </div>
  );
}

interface FrameProps
  extends Omit<ChartFrameProps, 'format'>, Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  ref?: Ref<HTMLElement>;
  chart: ReactNode;
  table: ReactNode;
}

/** Writes numbers as the reader's language does, or as `format` does. */
export function useFormat(format: ChartFrameProps['format']): (value: number | null) => string {
  const { locale } = useMessages();
  const number = new Intl.NumberFormat(locale);
  return value => (value === null ? '—' : format ? format(value) : number.format(value));
}
