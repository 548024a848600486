export {
  createSessionRefresher,
  type SessionRefresher,
  type SessionRefresherOptions,
} from './session-refresher.ts';
export { browserMark, memoryMark, type LeavingMark } from './leaving.ts';
export {
  createSession,
  type Session,
  type SessionOptions,
  type SessionState,
  type SignedOutReason,
} from './session.ts';
export {
  browserStorages,
  firstLogin,
  forget,
  localKeys,
  memoryStorages,
  remember,
  startUpNotices,
  sessionKeys,
  type Storages,
} from './storage.ts';
export { browserTabs, singleTab, type TabMessage, type Tabs } from './tabs.ts';
export {
  checkEvery,
  restingTimer,
  stepTimer,
  warnFrom,
  type Life,
  type TimerEffect,
  type TimerEvent,
  type TimerState,
  type TimerStep,
} from './timer.ts';
export { readToken, type TokenPayload } from './token.ts';
