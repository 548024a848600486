import { useMerge } from '@dossier/api/parties';
import { Redirect, useParams } from 'wouter';
import { LoadFailed } from '../../shared/LoadFailed.tsx';
import { LoadingPage } from '../../shared/LoadingPage.tsx';
import { NoClient } from './NoClient.tsx';
import { mergeAddress } from './merging/merge-address.ts';

/** A merge by its id, as a request names it: leads to the two clients. */
export function MergeOfIdPage() {
  const { id = '' } = useParams();
  const { data, error, mutate } = useMerge(id);
  if (error?.type === 'NotFound') return <NoClient />;
  if (error && !data) return <LoadFailed error={error} onRetry={() => void mutate()} />;
  return data ? <Redirect to={mergeAddress(data.a._id, data.b._id)} replace /> : <LoadingPage />;
}
