export { LeaveGuardProvider } from './LeaveGuardProvider.tsx';
export { useConfirmLeave, useHasUnsavedChanges, useLeaveGuard } from './use-leave-guard.ts';
export type { LeaveGuardProviderProps } from './LeaveGuardProvider.tsx';
export type { Changes } from './leave-guards.ts';
