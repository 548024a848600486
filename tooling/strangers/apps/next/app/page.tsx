import { Badge } from '@dossier/ui/badge';
import { ButtonLink } from '@dossier/ui/button';
import { Iban } from '@dossier/ui/iban';
import { Link } from '@dossier/ui/link';
import { Notice } from '@dossier/ui/notice';
import { createTheme, themeCss } from '@dossier/ui/theme';
import { ThemeScope } from '@dossier/ui/theme-scope';
import { NewClient } from './NewClient.tsx';

const theme = createTheme({ id: 'acme', name: 'Acme', brand: { primary: '#7a1fa2' } });

export default function Page() {
  return (
    <main>
      <style>{themeCss(theme)}</style>
      <h1>Clients</h1>
      <Badge tone="info">2 new</Badge>
      <Notice tone="warning">Two sections are incomplete</Notice>
      <p>
        <Iban value="NL91ABNA0417164300" />
      </p>
      <Link href="/archive">Archive</Link>
      <ThemeScope tenant="acme" scheme="dark" id="acme">
        <ButtonLink href="/archive" variant="primary">
          Open archive
        </ButtonLink>
      </ThemeScope>
      <ThemeScope scheme="dark" id="dark">
        A dark part
      </ThemeScope>
      <NewClient />
    </main>
  );
}
