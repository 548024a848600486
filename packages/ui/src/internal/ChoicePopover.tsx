'use client';
import { Check } from 'lucide';
import { useContext } from 'react';
import { ComboBoxStateContext, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { overlay } from './overlay.styles.ts';
import { useMessages } from '../messages/index.ts';
import { useThemeScope } from '../theme-scope/use-theme-scope.ts';
import type { Choice } from './choice.ts';
import { choiceList } from './choice-list.styles.ts';
import { icon } from '../icons/icon.ts';

const CheckIcon = icon(Check);

/** Whether what is typed in stands in an overlay, whose content scrolls away below the list. */
const isInOverlay = () => document.activeElement?.closest('[data-overlay]') !== null;

/** The list of a combo box: as wide as its field, with a tick at what is chosen. */
export function ChoicePopover() {
  const { components } = useMessages();
  const scope = useThemeScope();
  const styles = choiceList();
  const combo = useContext(ComboBoxStateContext);
  return (
    <Popover
      {...scope}
      isOpen={combo?.isOpen ?? false}
      // React Aria closes it where anything scrolls, and throws away what was typed. On a page the list scrolls along:
      // also what pushes a form down by itself is a scroll.
      onOpenChange={isOpen => {
        if (isOpen || isInOverlay()) combo?.setOpen(isOpen);
      }}
      offset={6}
      maxHeight={320}
      className={overlay({ className: 'w-(--trigger-width) max-w-[calc(100vw-1.5rem)]' })}
    >
      <ListBox<Choice>
        className={styles.list()}
        renderEmptyState={() => <p className={styles.empty()}>{components.choices.none}</p>}
      >
        {choice => (
          <ListBoxItem
            id={choice.value}
            textValue={choice.label}
            isDisabled={choice.isDisabled ?? false}
            className={styles.item({ className: choice.hasLine ? styles.line() : undefined })}
          >
            {({ isSelected }) => (
              <>
                {choice.start}
                <span className={styles.texts()}>
                  {choice.label}
                  {choice.hint !== undefined && <span className={styles.hint()}>{choice.hint}</span>}
                </span>
                {isSelected && <CheckIcon aria-hidden className={styles.tick()} />}
              </>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
}
