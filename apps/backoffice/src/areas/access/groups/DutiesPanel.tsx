import type { Colleague } from '@dossier/api/access';
import type { Group } from '@dossier/api/contract';
import { ReasonList } from '@dossier/ui/reason-list';
import { Section } from '@dossier/ui/section';
import { useTranslations } from '../../../shared/translations.ts';
import { dutiesOf } from './duties.ts';
import { useGrantTexts } from './use-grant-texts.ts';

/** Who would be alone with both halves of what takes two. */
export function DutiesPanel({ groups, colleagues }: DutiesPanelProps) {
  const t = useTranslations('groups');
  const { nameOf } = useGrantTexts();
  const duties = dutiesOf(groups, colleagues);
  return (
    <Section title={t($ => $.groups.duties.title)} variant="note">
      <ReasonList
        items={
          duties.length === 0
            ? [{ id: 'fine', kind: 'reason', text: t($ => $.groups.duties.fine) }]
            : duties.map(({ permission, person }) => ({
                id: permission,
                kind: 'limit',
                text: person
                  ? t($ => $.groups.duties.text, {
                      name: `${person.firstName} ${person.lastName}`,
                      permission: nameOf(permission),
                    })
                  : t($ => $.groups.duties.none, { permission: nameOf(permission) }),
              }))
        }
      />
    </Section>
  );
}

interface DutiesPanelProps {
  /** As they would be with the draft. */
  readonly groups: readonly Group[];
  readonly colleagues: readonly Colleague[];
}
