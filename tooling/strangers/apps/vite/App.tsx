import { Badge } from '@dossier/ui/badge';
import { Button } from '@dossier/ui/button';
import { DataTable, inMemory, type DataTableColumn, type DataTableSort } from '@dossier/ui/data-table';
import { Form, FormTextField, SubmitButton, useForm } from '@dossier/ui/form';
import { Link } from '@dossier/ui/link';
import { Menu } from '@dossier/ui/menu';
import { MessagesProvider, type Messages } from '@dossier/ui/messages';
import { Modal } from '@dossier/ui/modal';
import { NavigationProvider } from '@dossier/ui/navigation';
import { createTheme, themeCss } from '@dossier/ui/theme';
import { ThemeScope } from '@dossier/ui/theme-scope';
import { iban } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { useState } from 'react';
import { object, string, type ObjectSchema } from 'yup';

const theme = createTheme({ id: 'acme', name: 'Acme', brand: { primary: '#7a1fa2' } });

interface Values {
  name: string;
  account: string;
}
const schema: ObjectSchema<Values> = object({
  name: string().required('Enter the name of the client'),
  account: string()
    .defined()
    .test(...check(iban)),
});

interface Client {
  readonly id: string;
  readonly name: string;
  readonly country: string;
}
const clients: readonly Client[] = [
  { id: '1', name: 'Zoë Müller', country: 'Germany' },
  { id: '2', name: 'Anna de Wit', country: 'Netherlands' },
];
const columns: readonly DataTableColumn<Client>[] = [
  { id: 'name', header: 'Name', isPrimary: true, isSortable: true, text: ({ name }) => name },
  { id: 'country', header: 'Country', text: ({ country }) => country },
];

function NewClient({ onSaved }: { readonly onSaved: (values: Values) => void }) {
  const form = useForm({
    schema,
    defaultValues: { name: '', account: '' },
    onSubmit: async (values: Values) => onSaved(values),
  });
  return (
    <Form form={form}>
      <FormTextField control={form.control} name="name" label="Name" />
      <FormTextField control={form.control} name="account" label="IBAN" />
      <SubmitButton control={form.control}>Save client</SubmitButton>
    </Form>
  );
}

function Overlays() {
  const [isOpen, setOpen] = useState(false);
  return (
    <ThemeScope tenant="acme" scheme="dark" id="acme" className="acme">
      <Menu
        button={<Button>More</Button>}
        groups={[[{ id: 'archive', label: 'Archive', onSelect: () => undefined }]]}
      />
      <Button variant="primary" onClick={() => setOpen(true)}>
        Close file
      </Button>
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} title="Close the file?">
        <p id="question">The client keeps reading access.</p>
      </Modal>
    </ThemeScope>
  );
}

export function App({ messages, host }: { readonly messages: Messages; readonly host?: string }) {
  const [sorts, setSorts] = useState<readonly DataTableSort[]>([]);
  const [saved, setSaved] = useState('');
  const [address, setAddress] = useState('');
  return (
    <MessagesProvider messages={messages}>
      <NavigationProvider navigate={setAddress}>
        <style>{themeCss(theme)}</style>
        <main>
          <h1>Clients</h1>
          <Badge tone="info">2 new</Badge>
          <Button variant="primary" id="plain">
            Add
          </Button>
          <Button variant="primary" id="host" className={host ?? 'host-wide'}>
            Add
          </Button>
          <Link href="/clients/1">Zoë Müller</Link>
          <output id="address">{address}</output>
          <ThemeScope scheme="dark" id="dark">
            A dark part
          </ThemeScope>
          <Overlays />
          <NewClient onSaved={({ account }) => setSaved(account)} />
          <output id="saved">{saved}</output>
          <DataTable
            caption="Clients"
            columns={columns}
            rows={clients}
            rowKey={({ id }) => id}
            source={inMemory}
            sorts={sorts}
            onSort={next => setSorts(next)}
          />
        </main>
      </NavigationProvider>
    </MessagesProvider>
  );
}
