import { NewVersionNotice } from './NewVersionNotice.tsx';
import { ThemePreviewNotice } from './ThemePreviewNotice.tsx';

/** Lines above a page, whichever it is, while there is a reason for them. That the connection is lost cannot wait. */
export function FrameNotices() {
  return (
    <>
      <NewVersionNotice />
      <ThemePreviewNotice />
    </>
  );
}
