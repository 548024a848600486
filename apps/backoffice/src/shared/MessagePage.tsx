import { EmptyState } from '@dossier/ui/empty-state';
import { ButtonLink } from '@dossier/ui/button';
import { usePageTitle } from './page-title.ts';

/** A page that says one thing and shows one way on: not found, forbidden. */
export function MessagePage({ title, text, href, action }: MessagePageProps) {
  usePageTitle(title);
  return (
    <div className="grid min-h-96 place-items-center p-6">
      <EmptyState variant="page" title={title} action={<ButtonLink href={href}>{action}</ButtonLink>}>
        {text}
      </EmptyState>
    </div>
  );
}

interface MessagePageProps {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly action: string;
}
