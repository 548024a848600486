import '@mantine/core/styles.css';
import {
  Anchor,
  Button,
  Checkbox,
  Container,
  MantineProvider,
  Paper,
  PasswordInput,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { useForm } from '@mantine/form';
import { createRoot } from 'react-dom/client';

function Login() {
  const form = useForm({
    initialValues: { userName: '', password: '', trust: false },
    validate: { userName: value => (value ? null : 'This field is required') },
  });
  return (
    <Container size={420}>
      <Paper component="form" p="xl" mt="xl" withBorder onSubmit={form.onSubmit(() => {})}>
        <Title>Welcome!</Title>
        <Text>Login to your professional portal</Text>
        <TextInput label="Username" autoComplete="username" {...form.getInputProps('userName')} />
        <PasswordInput label="Password" autoComplete="current-password" {...form.getInputProps('password')} />
        <Checkbox label="Trust this computer" {...form.getInputProps('trust', { type: 'checkbox' })} />
        <Button type="submit" fullWidth>
          Login
        </Button>
        <Anchor href="/restorePassword">I lost my password</Anchor>
      </Paper>
    </Container>
  );
}
createRoot(document.getElementById('root')).render(
  <MantineProvider>
    <Login />
  </MantineProvider>,
);
