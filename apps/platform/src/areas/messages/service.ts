export {
  sendMessages,
  notifyNow,
  settle,
  settleAbout,
  isJobReported,
  settleJob,
  insertMessages,
  type News,
  type NewMessage,
} from './send.ts';
export { notifyDeciders } from './notify-deciders.ts';
export { notifySettingsChanged } from './notify-settings.ts';
export { deliveryJobs, forgetDeliveries } from './webhooks/deliver.ts';
export { resealNotificationSecrets } from './webhooks/secret.ts';
export { webhookRoutes } from './webhooks/webhook-routes.ts';
