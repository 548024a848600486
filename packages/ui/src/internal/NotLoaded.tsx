import { useMessages } from '../messages/index.ts';
import { ConfirmModal } from '../modal/ConfirmModal.tsx';
import type { OnDemand } from './on-demand.ts';

/**
 * Says that what was pressed could not be fetched: a press is never answered by nothing. Offers to try again, and to
 * load the page again where that does not help: Chromium (153) keeps to itself that a file did not come and asks for it
 * no more. Without a connection the page stays: nothing would come in its place.
 */
export function NotLoaded({ slot, onClose }: NotLoadedProps) {
  const { components } = useMessages();
  const { text, question } = components.notLoaded;
  return (
    <ConfirmModal
      isOpen
      title={components.information.title}
      questions={[text, question]}
      onAnswer={isYes => {
        if (isYes) slot.load().then(onClose, () => navigator.onLine && location.reload());
        else onClose();
      }}
    />
  );
}

interface NotLoadedProps {
  /** What did not come. */
  readonly slot: OnDemand<unknown>;
  readonly onClose: () => void;
}
