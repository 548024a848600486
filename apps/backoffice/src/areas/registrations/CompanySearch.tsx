import { useLookups, type RegisteredCompany } from '@dossier/api/registrations';
import { Badge } from '@dossier/ui/badge';
import { Button } from '@dossier/ui/button';
import { SearchIcon } from '@dossier/ui/icons';
import { Cluster, Stack } from '@dossier/ui/layout';
import { TextField } from '@dossier/ui/text-field';
import { useState } from 'react';
import { useTranslations } from '../../shared/translations.ts';

/** Asks the company register, and takes over what it knows. What it does not know is typed. */
export function CompanySearch({ onTake }: { readonly onTake: (company: RegisteredCompany) => void }) {
  const t = useTranslations('parties');
  const texts = t($ => $.parties.start, { returnObjects: true });
  const { companies } = useLookups();
  const [search, setSearch] = useState('');
  const [results, setResults] = useState<readonly RegisteredCompany[] | 'down' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const searchCompanies = async () => {
    if (search.trim() === '') return;
    setBusy(true);
    setResults(await companies(search.trim()).catch(() => 'down' as const));
    setBusy(false);
  };
  return (
    <Stack>
      <TextField
        label={texts.register}
        hint={texts.registerHint}
        value={search}
        onValueChange={setSearch}
        isOptional
        onKeyDown={event => {
          // Enter asks the register here; it does not send the form around it.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void searchCompanies();
        }}
      />
      <Cluster>
        <Button icon={<SearchIcon aria-hidden />} isBusy={isBusy} onClick={() => void searchCompanies()}>
          {texts.search}
        </Button>
      </Cluster>
      <div role="status">
        {results === 'down' && <p>{texts.down}</p>}
        {Array.isArray(results) && results.length === 0 && <p>{texts.none}</p>}
      </div>
      {Array.isArray(results) && results.length > 0 && (
        <ul aria-label={texts.results} className="grid gap-2">
          {(results as readonly RegisteredCompany[]).map(company => (
            <li key={company.chamberOfCommerceNo}>
              <Cluster gap="small" className="flex-wrap">
                <span>
                  {[company.name, company.chamberOfCommerceNo, company.address.city]
                    .filter(Boolean)
                    .join(', ')}
                </span>
                {company.status === 'dissolved' ? (
                  <Badge tone="danger">{texts.dissolved}</Badge>
                ) : (
                  <Button size="small" onClick={() => onTake(company)}>
                    {t($ => $.parties.start.take, { name: company.name })}
                  </Button>
                )}
              </Cluster>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
