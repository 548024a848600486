import { useLookups, type RegisteredCompany } from '@dossier/api/registrations';
import { Button } from '@dossier/ui/button';
import { LookupField } from '@dossier/ui/lookup-field';
import { Status } from '@dossier/ui/status';
import { useState } from 'react';
import { useTranslations } from '../../shared/translations.ts';

/** Asks the company register, and takes over what it knows. What it does not know is typed. */
export function CompanySearch({ onTake }: { readonly onTake: (company: RegisteredCompany) => void }) {
  const t = useTranslations('parties');
  const texts = t($ => $.parties.start, { returnObjects: true });
  const { companies } = useLookups();
  const [results, setResults] = useState<readonly RegisteredCompany[] | null>(null);
  const [isDown, setDown] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const search = async (text: string) => {
    setBusy(true);
    const answer = await companies(text).catch(() => null);
    setDown(answer === null);
    setResults(answer);
    setBusy(false);
  };
  const take = (company: RegisteredCompany) => {
    setResults(null);
    onTake(company);
  };
  const actionOf = (company: RegisteredCompany) =>
    company.status === 'dissolved' ? (
      <Status tone="danger">{texts.dissolved}</Status>
    ) : (
      <Button
        size="small"
        onClick={() => take(company)}
        aria-label={t($ => $.parties.start.take, { name: company.name })}
      >
        {texts.use}
      </Button>
    );
  const none = results?.length === 0 ? texts.none : undefined;
  return (
    <LookupField
      label={texts.register}
      placeholder={texts.registerHint}
      searchLabel={texts.search}
      onSearch={text => void search(text)}
      isBusy={isBusy}
      status={isDown ? texts.down : none}
      resultsLabel={texts.results}
      results={(results ?? []).map(company => ({
        id: company.chamberOfCommerceNo,
        title: company.name,
        about: [company.chamberOfCommerceNo, company.address.city].filter(Boolean).join(' · '),
        action: actionOf(company),
      }))}
    />
  );
}
