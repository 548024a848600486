import { LoadingPart } from './LoadingPart.tsx';

/** Shown while it is not known yet what to show. While it stands the navigation to this page has not ended. */
export const LoadingPage = () => <LoadingPart data-page-loading />;
