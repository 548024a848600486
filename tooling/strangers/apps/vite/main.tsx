import '@dossier/ui/styles.css';
import './host.css';
import { loadMessages } from '@dossier/ui/messages';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

const messages = await loadMessages('en-US');
createRoot(document.getElementById('root')!).render(<App messages={messages} />);
