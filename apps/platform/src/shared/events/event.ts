import type { LiveEvent, Permission } from '@dossier/api/contract';

/** Who may hear of something. */
export type Audience =
  | { readonly to: 'everybody' }
  | { readonly to: 'user'; readonly userId: string }
  | { readonly to: 'permission'; readonly permission: Permission }
  /** Users who may see records that these people work on, before the change or after it. */
  | {
      readonly to: 'scope';
      readonly permission: Permission;
      readonly assigneeIds: readonly string[];
    };

/** What can be told to many; how much waits is worked out for each. */
export type PublishedEvent = Exclude<LiveEvent, { name: 'counts' | 'resync' }>;

export interface NewEvent {
  readonly event: PublishedEvent;
  readonly audience: Audience;
}

export interface StoredEvent extends NewEvent {
  /** Counts up within the tenant, without gaps. */
  readonly id: number;
}
