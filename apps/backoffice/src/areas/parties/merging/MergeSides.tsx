import type { MergePlan } from '@dossier/api/parties';
import { Columns, Stack } from '@dossier/ui/layout';
import { Link } from '@dossier/ui/link';
import { Section } from '@dossier/ui/section';
import type { ReactNode } from 'react';
import { formatDay } from '../../../shared/format.ts';
import { PartyStatus } from '../../../shared/PartyStatus.tsx';
import { useTexts } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { clientAddress } from '../client-address.ts';
import { mergeAddress } from './merge-address.ts';

export function MergeSides({ plan: { a, b }, canSwap = false }: MergeSidesProps) {
  const texts = useTexts('merging');
  return (
    <Columns>
      <Side title={texts.stays} side={a} />
      <Side
        title={texts.goes}
        side={b}
        actions={canSwap && <Link href={mergeAddress(b._id, a._id)}>{texts.swap}</Link>}
      />
    </Columns>
  );
}

interface SideProps {
  readonly title: string;
  readonly side: MergePlan['a'];
  readonly actions?: ReactNode;
}

function Side({ title, side, actions }: SideProps) {
  const [locale] = useLocale();
  const { _id: id, name, beganOn, city, status } = side;
  const about = [beganOn === null ? null : formatDay(beganOn, locale), city].filter(Boolean).join(' · ');
  return (
    <Section title={title} variant="sheet" actions={actions}>
      <Stack gap="small">
        <Link href={clientAddress(id)}>{name}</Link>
        {about !== '' && <p>{about}</p>}
        <PartyStatus code={status} />
      </Stack>
    </Section>
  );
}

interface MergeSidesProps {
  readonly plan: Pick<MergePlan, 'a' | 'b'>;
  /** Whether the other one may be the one that stays. @default false */
  readonly canSwap?: boolean;
}
