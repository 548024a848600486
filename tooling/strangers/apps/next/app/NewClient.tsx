'use client';
import { DataTable, inMemory, type DataTableColumn } from '@dossier/ui/data-table';
import { Form, FormTextField, SubmitButton, useForm } from '@dossier/ui/form';
import { iban } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { useState } from 'react';
import { object, string, type ObjectSchema } from 'yup';

interface Values {
  account: string;
}
const schema: ObjectSchema<Values> = object({
  account: string()
    .defined()
    .test(...check(iban)),
});
const columns: readonly DataTableColumn<Values>[] = [
  { id: 'account', header: 'Account', isPrimary: true, text: ({ account }) => account },
];

export function NewClient() {
  const [rows, setRows] = useState<readonly Values[]>([{ account: 'DE89370400440532013000' }]);
  const form = useForm({
    schema,
    defaultValues: { account: '' },
    onSubmit: async (values: Values) => setRows([...rows, values]),
  });
  return (
    <>
      <Form form={form}>
        <FormTextField control={form.control} name="account" label="IBAN" />
        <SubmitButton control={form.control}>Save client</SubmitButton>
      </Form>
      <DataTable
        caption="Accounts"
        columns={columns}
        rows={rows}
        rowKey={({ account }) => account}
        source={inMemory}
      />
    </>
  );
}
