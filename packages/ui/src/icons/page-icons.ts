import {
  Archive,
  ArrowLeft,
  Download,
  Ellipsis,
  ExternalLink,
  Eye,
  FileUp,
  History,
  LayoutGrid,
  Mail,
  MailOpen,
  Pencil,
  Plus,
  Search,
  Settings,
  Trash2,
  UserPlus,
} from 'lucide';
import { icon } from './icon.ts';

/** The icons that pages put into buttons; components bring their own. All are decoration: the text next to them counts. */
export const ArchiveIcon = icon(Archive);
export const BackIcon = icon(ArrowLeft);
export const DownloadIcon = icon(Download);
export const MoreIcon = icon(Ellipsis);
export const OpenIcon = icon(ExternalLink);
export const ViewIcon = icon(Eye);
export const ReplaceIcon = icon(FileUp);
export const VersionsIcon = icon(History);
export const ArrangeIcon = icon(LayoutGrid);
export const UnreadIcon = icon(Mail);
export const ReadIcon = icon(MailOpen);
export const EditIcon = icon(Pencil);
export const AddIcon = icon(Plus);
export const SearchIcon = icon(Search);
export const SettingsIcon = icon(Settings);
export const DeleteIcon = icon(Trash2);
export const AssignIcon = icon(UserPlus);
