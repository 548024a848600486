/** The icons that pages put into buttons; components bring their own. All are decoration: the words beside them count. */
export {
  Archive as ArchiveIcon,
  ArrowLeft as BackIcon,
  Download as DownloadIcon,
  Ellipsis as MoreIcon,
  ExternalLink as OpenIcon,
  Eye as ViewIcon,
  FileUp as ReplaceIcon,
  History as VersionsIcon,
  Mail as UnreadIcon,
  MailOpen as ReadIcon,
  Pencil as EditIcon,
  Plus as AddIcon,
  Search as SearchIcon,
  Settings as SettingsIcon,
  Trash2 as DeleteIcon,
  UserPlus as AssignIcon,
} from 'lucide-react';
