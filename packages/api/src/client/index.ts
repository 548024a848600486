export { AnswerCache } from './AnswerCache.tsx';
export { ClientProvider, useClient, useSession, type ClientProviderProps } from './ClientProvider.tsx';
export { loadConfiguration } from './load-configuration.ts';
export { createClient, type Challenge, type Client, type ClientOptions } from './create-client.ts';
export { takeBootstrap, type BootstrapAnswer } from './first-answers.ts';
export { useEndpoint, useRevalidate } from './use-endpoint.ts';
export { useSessionWarning } from './use-session-warning.ts';
export {
  createErrorReporter,
  type ErrorReportPort,
  type ErrorReport,
  type ErrorReporter,
} from './error-reporter.ts';
