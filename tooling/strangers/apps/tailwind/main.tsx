import './host.css';
import '@dossier/ui/base.css';
import '@dossier/ui/button/styles.css';
import '@dossier/ui/theme-scope/styles.css';
import { Button } from '@dossier/ui/button';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root')!).render(
  <main>
    <Button variant="primary" id="plain">
      Add
    </Button>
    <Button variant="primary" id="host" className="rounded-3xl bg-blue-500 p-7">
      Add
    </Button>
    {/* What an application has beside ours: each of these has to have its effect. */}
    <div id="classes" className="container bg-blue-500 p-7 text-4xl font-bold text-white shadow-lg">
      <p className="visible inline max-w-2xl grow shrink rounded-xl outline ring transition">Host</p>
      <p id="small" className="rounded-md border text-lg leading-loose tracking-wide">
        Host
      </p>
      <p id="tokens" className="rounded-d-md bg-d-surface">
        Ours
      </p>
    </div>
  </main>,
);
