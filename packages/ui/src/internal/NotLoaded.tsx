import { useMessages } from '../messages/index.ts';
import { ConfirmModal } from '../modal/ConfirmModal.tsx';

/**
 * Says that what was pressed could not be fetched: a press is never answered by nothing. Offers to load the page again,
 * because Chromium (153) keeps to itself that a file did not come and asks for it no more; whoever says no keeps the
 * page, and with the next press other browsers try again.
 */
export function NotLoaded({ onClose }: NotLoadedProps) {
  const { components } = useMessages();
  return (
    <ConfirmModal
      isOpen
      title={components.information.title}
      questions={[components.notLoaded.text, components.notLoaded.question]}
      onAnswer={isYes => {
        onClose();
        if (isYes) location.reload();
      }}
    />
  );
}

interface NotLoadedProps {
  readonly onClose: () => void;
}
