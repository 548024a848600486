import type { CurrentUser } from '@dossier/api/access';
import type { OverviewPeriod } from '@dossier/api/contract';
import type { ComponentType } from 'react';

/** The props of every widget. */
export interface WidgetProps {
  /** How many months back its figures go. */
  readonly months: OverviewPeriod;
}

/** What an area puts on the dashboard. */
export interface Widget {
  /** It is called `dashboard.widgets.<id>`. */
  readonly id: 'work' | 'recent' | 'months' | 'pipeline' | 'team';
  readonly isFor: (user: CurrentUser) => boolean;
  readonly Widget: ComponentType<WidgetProps>;
}
