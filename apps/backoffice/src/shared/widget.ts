import type { CurrentUser } from '@dossier/api/access';
import type { OverviewPeriod } from '@dossier/api/contract';
import type { ComponentType } from 'react';

/** The props of every widget. */
export interface WidgetProps {
  readonly months: OverviewPeriod;
}

export interface Widget {
  /** It is called `dashboard.widgets.<id>`. */
  readonly id: 'work' | 'recent' | 'months' | 'pipeline' | 'team';
  readonly isFor: (user: CurrentUser) => boolean;
  readonly Widget: ComponentType<WidgetProps>;
}
