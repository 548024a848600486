import type { CurrentUser } from '@dossier/api/access';
import type { OverviewPeriod } from '@dossier/api/contract';
import type { ComponentType } from 'react';

/** What every widget is told. */
export interface WidgetProps {
  /** How many months back its figures go. */
  readonly months: OverviewPeriod;
}

/** What an area puts on the dashboard. */
export interface Widget {
  readonly id: string;
  /** The side that it stands on, from 1200 px on; those of one side stand in the order of the list. */
  readonly side: 'start' | 'end';
  readonly isFor: (user: CurrentUser) => boolean;
  readonly Widget: ComponentType<WidgetProps>;
}
