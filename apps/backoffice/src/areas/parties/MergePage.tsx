import { useMergePlan } from '@dossier/api/parties';
import { Breadcrumbs } from '@dossier/ui/breadcrumbs';
import { Stack } from '@dossier/ui/layout';
import { PageHeader } from '@dossier/ui/page-header';
import { useParams } from 'wouter';
import { LoadFailed } from '../../shared/LoadFailed.tsx';
import { LoadingPage } from '../../shared/LoadingPage.tsx';
import { usePageTitle } from '../../shared/page-title.ts';
import { useTranslations } from '../../shared/translations.ts';
import { clientAddress } from './client-address.ts';
import { NoClient } from './NoClient.tsx';
import { MergeBody } from './merging/MergeBody.tsx';

/** S2 §7, /merge/bkyc/{a}/{b}: two clients side by side, and what would become of them; `a` stays. */
export function MergePage() {
  const { a = '', b = '' } = useParams();
  const t = useTranslations('merging', 'clientFile');
  const title = t($ => $.merging.title);
  usePageTitle(title);
  const { data: plan, error, mutate } = useMergePlan({ a, b });

  if (error?.type === 'NotFound') return <NoClient />;
  if (error && !plan) return <LoadFailed error={error} onRetry={() => void mutate()} />;
  if (!plan) return <LoadingPage />;
  return (
    <Stack>
      <PageHeader
        title={title}
        above={
          <Breadcrumbs
            label={t($ => $.clientFile.here)}
            crumbs={[{ label: plan.a.name, href: clientAddress(plan.a._id) }]}
          />
        }
      >
        {t($ => $.merging.intro, { a: plan.a.name, b: plan.b.name })}
      </PageHeader>
      <MergeBody key={`${a} ${b}`} plan={plan} />
    </Stack>
  );
}
