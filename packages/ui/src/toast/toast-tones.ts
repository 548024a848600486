export const toastTones = ['success', 'info', 'warning', 'error'] as const;
