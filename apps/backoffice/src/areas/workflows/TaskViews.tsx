import { SegmentedControl } from '@dossier/ui/segmented-control';
import { useLocation } from 'wouter';
import { useTranslations } from '../../shared/translations.ts';

const addresses = { board: '/administration/task', list: '/administration/tasks' } as const;
type View = keyof typeof addresses;

export function TaskViews({ current }: { readonly current: View }) {
  const t = useTranslations('workflows');
  const [, navigate] = useLocation();
  const texts = t($ => $.workflows.tasks.views, { returnObjects: true });
  return (
    <SegmentedControl
      label={texts.label}
      size="small"
      value={current}
      onValueChange={value => navigate(addresses[value as View])}
      segments={[
        { value: 'board', label: texts.board },
        { value: 'list', label: texts.list },
      ]}
    />
  );
}
