import { useMarkCommentsRead, type ClientComment } from '@dossier/api/parties';
import { useState } from 'react';

/**
 * Notes that the reader has seen what is on the page, and says which of it was new to them: that stays so until they
 * leave, also when the list is read again.
 */
export function useNewComments(
  id: string,
  comments: readonly ClientComment[] | undefined,
): (comment: ClientComment) => boolean {
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set());
  const arrived = comments?.filter(({ _id, isNew }) => isNew && !seen.has(_id)) ?? [];
  if (arrived.length > 0) setSeen(new Set([...seen, ...arrived.map(({ _id }) => _id)]));
  useMarkCommentsRead(id, comments?.find(({ isNew }) => isNew)?.createdAt);
  return ({ _id }) => seen.has(_id);
}
