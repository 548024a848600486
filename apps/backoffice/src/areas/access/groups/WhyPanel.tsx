import type { Colleague } from '@dossier/api/access';
import { explain, permissions, type Group, type Permission, type Role } from '@dossier/api/contract';
import { ComboBox } from '@dossier/ui/combo-box';
import { Stack } from '@dossier/ui/layout';
import { ReasonList } from '@dossier/ui/reason-list';
import { Section } from '@dossier/ui/section';
import { Status } from '@dossier/ui/status';
import { useState } from 'react';
import { useTranslations } from '../../../shared/translations.ts';
import { useGrantTexts } from './use-grant-texts.ts';
import { useReasons } from './use-reasons.ts';

/** Why a person may do something, or may not: role and groups, with what is drafted. */
export function WhyPanel({ group, groups, saved, colleagues }: WhyPanelProps) {
  const t = useTranslations('groups');
  const texts = t($ => $.groups.why, { returnObjects: true });
  const { nameOf } = useGrantTexts();
  const [personId, setPersonId] = useState(
    colleagues.find(({ _id }) => group.memberIds.includes(_id))?._id ?? '',
  );
  const [permission, setPermission] = useState<string>('workflowOnboardingAcceptedWrite');
  const person = colleagues.find(({ _id }) => _id === personId);
  const wish = permissions.codes.find(code => code === permission);
  return (
    <Section title={texts.title} variant="note">
      <Stack>
        <ComboBox
          label={texts.person}
          options={colleagues.map(({ _id, firstName, lastName }) => ({
            value: _id,
            label: `${firstName} ${lastName}`,
          }))}
          value={personId}
          onValueChange={setPersonId}
        />
        <ComboBox
          label={texts.permission}
          options={permissions.codes.map(value => ({ value, label: nameOf(value) }))}
          value={permission}
          onValueChange={setPermission}
        />
        {person && wish ? (
          <Answer person={person} permission={wish} groups={groups} saved={saved} />
        ) : (
          <p>{texts.choose}</p>
        )}
      </Stack>
    </Section>
  );
}

function Answer({ person, permission, groups, saved }: AnswerProps) {
  const t = useTranslations('groups');
  const texts = t($ => $.groups.why, { returnObjects: true });
  const role = person.profile as Role;
  const isMember = ({ memberIds }: Group) => memberIds.includes(person._id);
  const drafted = explain(permission, role, groups.filter(isMember));
  const present = explain(permission, role, saved.filter(isMember));
  const isOfDraft = JSON.stringify(drafted) !== JSON.stringify(present);
  const answer = drafted.isAllowed
    ? isOfDraft
      ? texts.yesDraft
      : texts.yes
    : isOfDraft
      ? texts.noDraft
      : texts.no;
  const items = useReasons({ person, permission, drafted, present });
  return (
    <ReasonList
      role="status"
      answer={answer}
      badge={
        <Status tone={drafted.isAllowed ? 'success' : 'neutral'}>
          {drafted.isAllowed ? texts.allowed : texts.notAllowed}
        </Status>
      }
      items={items}
    />
  );
}

interface AnswerProps {
  readonly person: Colleague;
  readonly permission: Permission;
  readonly groups: readonly Group[];
  readonly saved: readonly Group[];
}

interface WhyPanelProps {
  /** Whose people it begins with. */
  readonly group: Group;
  /** As they would be with the draft. */
  readonly groups: readonly Group[];
  /** As they are. */
  readonly saved: readonly Group[];
  readonly colleagues: readonly Colleague[];
}
