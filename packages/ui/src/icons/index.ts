/** The icons that pages put into buttons; components bring their own. All are decoration: the words beside them count. */
export {
  Download as DownloadIcon,
  ExternalLink as OpenIcon,
  Plus as AddIcon,
  Search as SearchIcon,
  Settings as SettingsIcon,
  UserPlus as AssignIcon,
} from 'lucide-react';
