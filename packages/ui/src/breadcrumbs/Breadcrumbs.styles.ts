import { focusRing, tv } from '../theme/tv.ts';

export const breadcrumbs = tv({
  slots: {
    list: 'flex flex-wrap items-center gap-1 text-xs text-text-muted',
    item: "not-last:after:ms-1 not-last:after:content-['/']",
    link: [
      focusRing(),
      'inline-flex min-h-target items-center rounded-sm text-text-muted no-underline hover:text-text hover:underline',
    ],
  },
});
