// Not TypeScript: one of the peers is not installed here. What `npm run bench:forms` types into: the same hundred required texts, made in four ways. Which one the page says.
import { yupResolver } from '@hookform/resolvers/yup';
import { required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { Form, FormTextField, SubmitButton, useForm as useOurForm } from '@dossier/ui/form';
import { ErrorMessage, Field, Formik, Form as FormikForm } from 'formik';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { object, string } from 'yup';
import '@dossier/ui/styles.css';

const names = Array.from({ length: 100 }, (_, index) => `field${index}`);
const defaultValues = Object.fromEntries(names.map(name => [name, 'Zeist']));
const shapeOf = field => object(Object.fromEntries(names.map(name => [name, field()])));
/** As each library's guide writes it. */
const idiomatic = shapeOf(() => string().required('This field is required'));
const ours = shapeOf(() =>
  string()
    .defined()
    .test(...check(required)),
);
const sent = () => Promise.resolve();

/** The floor: a label, an input with a state of its own, an error. No form library, no rule but `required`. */
function PlainField({ name }) {
  const [value, setValue] = useState('Zeist');
  return (
    <p>
      <label htmlFor={name}>{name}</label>
      <input id={name} name={name} value={value} onChange={event => setValue(event.target.value)} />
      {value === '' && <span>This field is required</span>}
    </p>
  );
}

function Plain() {
  return (
    <form>
      {names.map(name => (
        <PlainField key={name} name={name} />
      ))}
      <button type="submit">Send</button>
    </form>
  );
}

function HookForm() {
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues,
    resolver: yupResolver(idiomatic),
  });
  return (
    <form onSubmit={event => void handleSubmit(sent)(event)}>
      {names.map(name => (
        <p key={name}>
          <label htmlFor={name}>{name}</label>
          <input id={name} aria-invalid={Boolean(formState.errors[name])} {...register(name)} />
          {formState.errors[name] && <span>{formState.errors[name].message}</span>}
        </p>
      ))}
      <button type="submit" disabled={!formState.isValid}>
        Send
      </button>
    </form>
  );
}

function FormikPage() {
  return (
    <Formik initialValues={defaultValues} validationSchema={idiomatic} onSubmit={sent}>
      {({ isValid }) => (
        <FormikForm>
          {names.map(name => (
            <p key={name}>
              <label htmlFor={name}>{name}</label>
              <Field id={name} name={name} />
              <ErrorMessage name={name} component="span" />
            </p>
          ))}
          <button type="submit" disabled={!isValid}>
            Send
          </button>
        </FormikForm>
      )}
    </Formik>
  );
}

function Ours() {
  const form = useOurForm({ schema: ours, defaultValues, onSubmit: sent });
  return (
    <Form form={form}>
      {names.map(name => (
        <FormTextField key={name} control={form.control} name={name} label={name} />
      ))}
      <SubmitButton control={form.control}>Send</SubmitButton>
    </Form>
  );
}

const pages = {
  plain: Plain,
  'react-hook-form': HookForm,
  Formik: FormikPage,
  ours: Ours,
};
const Page = pages[document.documentElement.dataset['page'] ?? ''] ?? Plain;
createRoot(document.getElementById('root')).render(<Page />);
