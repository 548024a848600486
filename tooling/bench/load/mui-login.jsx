import {
  Button,
  Card,
  Checkbox,
  Container,
  CssBaseline,
  FormControlLabel,
  Link,
  TextField,
  Typography,
} from '@mui/material';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root')).render(
  <Container maxWidth="xs">
    <CssBaseline />
    <Card component="form" sx={{ p: 4, mt: 8, display: 'grid', gap: 2 }}>
      <Typography variant="h4" component="h1">
        Welcome!
      </Typography>
      <Typography>Login to your professional portal</Typography>
      <TextField label="Username" autoComplete="username" required />
      <TextField label="Password" type="password" autoComplete="current-password" required />
      <FormControlLabel control={<Checkbox />} label="Trust this computer" />
      <Button type="submit" variant="contained">
        Login
      </Button>
      <Link href="/restorePassword">I lost my password</Link>
    </Card>
  </Container>,
);
