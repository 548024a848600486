import { useGroups, usePermissions, useUsers } from '@dossier/api/access';
import type { ApiError } from '@dossier/api/gateway';

interface NamedReader {
  readonly value: string;
  readonly label: string;
}

/** All who can be named as readers of restricted clients, by their names. */
export interface ReaderNames {
  readonly users: readonly NamedReader[];
  readonly groups: readonly NamedReader[];
}

interface LoadedReaderNames {
  readonly names: ReaderNames | undefined;
  readonly error: ApiError | undefined;
  readonly reload: () => void;
}

/** Who can be named as a reader of restricted clients; groups for those alone who may read groups. */
export function useReaderNames(): LoadedReaderNames {
  const users = useUsers();
  const { may, isLoading } = usePermissions(['userGroupsSettingsRead']);
  const mayReadGroups = may('userGroupsSettingsRead');
  const groups = useGroups(mayReadGroups);
  const isReady = !isLoading && users.data && (!mayReadGroups || groups.data);
  return {
    names: isReady
      ? {
          users: (users.data?.items ?? []).map(user => ({
            value: user._id,
            label: `${user.firstName} ${user.lastName}`,
          })),
          groups: (groups.data?.items ?? []).map(group => ({ value: group._id, label: group.name })),
        }
      : undefined,
    error: users.error,
    reload: () => void users.mutate(),
  };
}
