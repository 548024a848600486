export {
  createSession,
  type Session,
  type SessionOptions,
  type SessionState,
  type SignedOutReason,
} from './session.ts';
export {
  browserStorages,
  forget,
  localKeys,
  memoryStorages,
  remember,
  sessionKeys,
  type Storages,
} from './storage.ts';
export { readToken, type TokenPayload } from './token.ts';
