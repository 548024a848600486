import { ColumnsPanel, plainLayout } from '@dossier/ui/data-table';
import { Modal } from '@dossier/ui/modal';
import type { WidgetProps, Widget } from '../../shared/widget.ts';
import { useTranslations } from '../../shared/translations.ts';
import type { Arrangement } from './arrange.ts';

/** Which widgets there are, and in which order; each change is seen behind it at once. */
export function ArrangeModal({ months, widgets, arrangement, onArrange, onClose }: ArrangeModalProps) {
  const t = useTranslations('dashboard');
  return (
    <Modal isOpen onClose={onClose} width={460} title={t($ => $.dashboard.customise)}>
      <ColumnsPanel
        canPin={false}
        resetLabel={t($ => $.dashboard.reset)}
        columns={widgets.map(({ id }) => ({
          id,
          header: t($ => $.dashboard.widgets[id], { count: Number(months) }),
        }))}
        layout={{ ...plainLayout, ...arrangement }}
        onLayout={({ order, hidden }) => onArrange({ order, hidden })}
      />
    </Modal>
  );
}

interface ArrangeModalProps extends WidgetProps {
  readonly widgets: readonly Widget[];
  readonly arrangement: Arrangement;
  readonly onArrange: (next: Arrangement) => void;
  readonly onClose: () => void;
}
