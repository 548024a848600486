export {
  permission as permissions,
  role as roles,
  type Permission,
  type Role,
} from '@dossier/validators/vocabularies';
