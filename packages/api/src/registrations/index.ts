'use client';
import { useMemo } from 'react';
import { useEndpoint, useRevalidate, useClient } from '../client/index.ts';
import { registrations, type InputOf, type OutputOf } from '../contract/index.ts';

export * from './comments.ts';
export * from './record.ts';
export * from './views.ts';

const { list, get, create, assign, progress, completeness, changeStatus, wait } = registrations;

export type RegistrationList = OutputOf<typeof list>;
export type RegistrationRow = RegistrationList['items'][number];
export type Registration = OutputOf<typeof get>;
export type RegistrationQuery = NonNullable<InputOf<typeof list>['query']>;
export type NewRegistration = InputOf<typeof create>['body'];
export type RegistrationProgress = OutputOf<typeof progress>;
export type NextStatus = RegistrationProgress['allowedNext'][number];
export type Blocker = NextStatus['blockers'][number];
export type StatusChange = InputOf<typeof changeStatus>['body'];

/** A page of registrations; the previous page stays while the next one loads. */
export function useRegistrations(query: RegistrationQuery | null) {
  return useEndpoint(list, query === null ? null : { query });
}

/** One registration with its parties. */
export function useRegistration(id: string) {
  return useEndpoint(get, { params: { id } });
}

/** Starts an onboarding; lists on screen are read again. The key makes sending twice have one effect. */
export function useCreateRegistration() {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  return async (body: NewRegistration, idempotencyKey: string): Promise<Registration> => {
    const created = await gateway.send(create, { body }, { idempotencyKey });
    await revalidate(list);
    return created;
  };
}

/** How much of what the firm asks for is there, of each row of the list with the same query, by its id. */
export function useCompleteness(
  query: RegistrationQuery | null,
): ReadonlyMap<string, { readonly done: number; readonly total: number }> {
  const { data } = useEndpoint(completeness, query === null ? null : { query });
  return useMemo(() => new Map(data?.items.map(item => [item._id, item])), [data]);
}

/** What stands around the sections of a registration: what may follow, what is missing, until when, who signs off. */
export function useRegistrationProgress(id: string) {
  return useEndpoint(progress, { params: { id } });
}

/** Reads a registration, what stands around it and the lists again. */
export function useRefreshRegistration() {
  const revalidate = useRevalidate();
  return () => revalidate(list, get, progress);
}

/** Changes the status, or asks for it; throws `ApiError`. Whatever shows the registration is read again. */
export function useChangeStatus() {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  return {
    changeStatus: async (
      { _id, version }: SeenRegistration,
      body: StatusChange,
    ): Promise<RegistrationProgress> => {
      const changed = await gateway.send(changeStatus, { params: { id: _id }, body }, { version });
      await revalidate(list, get, progress);
      return changed;
    },
    setWaiting: async ({ _id, version }: SeenRegistration, isWaiting: boolean): Promise<void> => {
      await gateway.send(wait, { params: { id: _id }, body: { isWaiting } }, { version });
      await revalidate(list, get, progress);
    },
  };
}

/** A registration as somebody saw it: what a change is based on. */
export type SeenRegistration = Pick<RegistrationRow, '_id' | 'version'>;

/** Gives the work on a registration to somebody, or to nobody; throws `ApiError`. Lists are read again by `refresh`. */
export function useAssignRegistration() {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  return {
    assign: ({ _id, version }: SeenRegistration, assigneeId: string | null, signal?: AbortSignal) =>
      gateway.send(
        assign,
        { params: { id: _id }, body: { assigneeId } },
        { version, ...(signal && { signal }) },
      ),
    refresh: () => revalidate(list, get, progress),
  };
}

/** Reads registrations outside of a list on screen: what an action on all that match is about. */
export function useFindRegistrations() {
  const { gateway } = useClient();
  return (query: RegistrationQuery, signal?: AbortSignal): Promise<RegistrationList> =>
    gateway.send(list, { query }, signal ? { signal } : {});
}
