import { LoadingPart } from './LoadingPart.tsx';
import { usePendingNavigation } from './pending-navigation.ts';

/** Shown while it is not known yet what to show: the navigation to this page has not ended. */
export function LoadingPage() {
  usePendingNavigation();
  return <LoadingPart />;
}
