import type { CommandSource } from '@dossier/ui/command-palette';
import { useTranslations } from '../shared/translations.ts';
import { useLocation } from 'wouter';

const sections = ['parties', 'documents', 'comments', 'activity'] as const;

/** Where ⌘K leads in the registration that is open; nothing elsewhere. */
export function useRecordCommands(): readonly CommandSource[] {
  const t = useTranslations('frame');
  const [path] = useLocation();
  const record = /^\/administration\/registrations\/[0-9a-f-]{36}/.exec(path)?.[0];
  if (record === undefined) return [];
  const texts = t($ => $.frame.navigation.record, { returnObjects: true });
  return [
    {
      id: 'record',
      label: texts.label,
      commands: sections.map(section => ({
        id: `record ${section}`,
        label: texts[section],
        href: `${record}?section=${section}`,
      })),
    },
  ];
}
