import { ShortcutSheet } from '@dossier/ui/shortcut-sheet';
import { useCloseOnNavigation } from '../../shared/use-close-on-navigation.ts';
import { useTranslations } from '../../shared/translations.ts';
import { destinations, type Destination, type DestinationId } from './destinations.ts';

/** ?: every key that works, and the switch that turns single keys off. */
export function Shortcuts({ isOpen, onClose, open, mayCreate, isEnabled, onEnabledChange }: ShortcutsProps) {
  const t = useTranslations('frame', 'processes');
  useCloseOnNavigation(isOpen, onClose);
  const texts = t($ => $.frame.keys, { returnObjects: true });
  const destinationsOpen = open.flatMap(id => {
    const { keys, label }: Destination = destinations[id];
    return keys ? [{ keys, label: label(t) }] : [];
  });
  return (
    <ShortcutSheet
      isOpen={isOpen}
      onClose={onClose}
      isEnabled={isEnabled}
      onEnabledChange={onEnabledChange}
      groups={[
        {
          label: t($ => $.frame.navigation.everywhere),
          shortcuts: [
            { keys: 'Mod+k', label: t($ => $.frame.navigation.search) },
            { keys: '?', label: t($ => $.frame.navigation.shortcuts) },
            ...destinationsOpen,
            ...(mayCreate ? [{ keys: 'n', label: t($ => $.frame.navigation.newRegistration) }] : []),
          ],
        },
        {
          label: t($ => $.frame.navigation.inLists),
          shortcuts: [
            { keys: '/', label: texts.search },
            { keys: 'j', label: texts.next },
            { keys: 'k', label: texts.previous },
            { keys: 'x', label: texts.select },
            { keys: 'Shift+ArrowDown', label: texts.range },
            { keys: 'Enter', label: texts.open },
            { keys: 'i', label: texts.assignToMe },
            { keys: 'F2', label: texts.edit },
            { keys: 'Mod+c', label: texts.copy },
          ],
        },
        {
          label: t($ => $.processes.keys.title),
          shortcuts: [
            { keys: 'n', label: t($ => $.processes.keys.next) },
            { keys: 'i', label: texts.assignToMe },
            { keys: 'a', label: t($ => $.processes.keys.approve) },
            { keys: 'r', label: t($ => $.processes.keys.reject) },
            { keys: 's', label: t($ => $.processes.keys.snooze) },
            { keys: 'q', label: t($ => $.processes.actions.ask) },
            { keys: 'e', label: t($ => $.processes.actions.escalate) },
          ],
        },
        {
          label: t($ => $.frame.navigation.inInbox),
          shortcuts: [
            { keys: 'o', label: texts.openRecord },
            { keys: 'e', label: texts.archive },
            { keys: 'u', label: texts.unread },
          ],
        },
      ]}
    />
  );
}

interface ShortcutsProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly open: readonly DestinationId[];
  readonly mayCreate: boolean;
  readonly isEnabled: boolean;
  readonly onEnabledChange: (isEnabled: boolean) => void;
}
