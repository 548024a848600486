'use client';
import { useClient, useEndpoint, useRevalidate } from '../client/index.ts';
import { parties, type InputOf, type OutputOf } from '../contract/index.ts';

export type Connection = OutputOf<typeof parties.connect>;
export type ConnectionChange = InputOf<typeof parties.changeConnection>['body'];
export type NewConnection = InputOf<typeof parties.connect>['body'];
export type ConnectionQuery = NonNullable<InputOf<typeof parties.connections>['query']>;

/** Who owns or represents a party, and whom it owns or represents; of a day, or those that ended too. */
export function useConnections(id: string, query: ConnectionQuery) {
  return useEndpoint(parties.connections, { params: { id }, query });
}

/** Adds, changes and ends connections; throws `ApiError`. */
export function useChangeConnections(id: string) {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  const refresh = () => revalidate('parties.connections', 'parties.history', 'parties.owners');
  return {
    refresh,
    /** From the party unless it starts at the other one: who owns is at its start, and who is represented. */
    add: async (body: NewConnection, start = id): Promise<void> => {
      await gateway.send(parties.connect, { params: { id: start }, body });
      await refresh();
    },
    change: async (
      { _id, version }: Pick<Connection, '_id' | 'version'>,
      body: ConnectionChange,
    ): Promise<void> => {
      const params = { id, connectionId: _id };
      await gateway.send(parties.changeConnection, { params, body }, { version });
      await refresh();
    },
    end: async ({ _id, version }: Pick<Connection, '_id' | 'version'>): Promise<void> => {
      await gateway.send(parties.endConnection, { params: { id, connectionId: _id } }, { version });
      await refresh();
    },
  };
}
