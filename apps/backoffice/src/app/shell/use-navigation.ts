import type { NavigationItem } from '@dossier/ui/top-navigation';
import { useLocation } from 'wouter';
import { useTranslations } from '../../shared/translations.ts';
import { destinations, type Destination, type DestinationId } from './destinations.ts';

export interface LiveCounts {
  readonly inboxUnread: number;
  readonly tasksMine: number;
}

const bar = ['dashboard', 'inbox', 'tasks', 'registrations'] as const;
/** S1 §2: the menu group of the client file, of which products, import and bulk upload are still to come. */
const clientFileGroup = ['clients', 'businesses'] as const;

export function useNavigation(
  isOpen: (id: DestinationId) => boolean,
  counts: LiveCounts | undefined,
): readonly NavigationItem[] {
  const t = useTranslations('frame');
  const [path] = useLocation();
  const isHere = (href: string) => path === href || path.startsWith(`${href}/`);
  const item = (id: DestinationId): NavigationItem => {
    const { label, href, alsoAt }: Destination = destinations[id];
    return {
      id,
      label: label(t),
      href,
      isCurrent: isHere(href) || (alsoAt !== undefined && isHere(alsoAt)),
      ...(id === 'inbox' &&
        counts && {
          count: counts.inboxUnread,
          countLabel: t($ => $.frame.navigation.unread, { count: counts.inboxUnread }),
          isUrgent: true,
        }),
      ...(id === 'tasks' &&
        counts && {
          count: counts.tasksMine,
          countLabel: t($ => $.frame.navigation.open, { count: counts.tasksMine }),
        }),
    };
  };
  const clientFile = clientFileGroup.filter(isOpen);
  return [
    ...bar.filter(isOpen).map(item),
    ...(clientFile.length === 0
      ? []
      : [
          {
            id: 'clientFile',
            label: t($ => $.frame.navigation.clientFile),
            isCurrent: isHere(destinations.clients.href),
            // A client may be of either list: below their address neither is the present one.
            children: clientFile.map(id => ({ ...item(id), isCurrent: path === destinations[id].href })),
          },
        ]),
  ];
}
