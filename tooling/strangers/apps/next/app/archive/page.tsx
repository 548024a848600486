import { Status } from '@dossier/ui/status';

export default function Archive() {
  return (
    <main>
      <h1>Archive</h1>
      <Status tone="neutral">Closed</Status>
    </main>
  );
}
