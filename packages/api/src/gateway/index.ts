export { ApiError, isTransient, type ApiErrorKind } from './api-error.ts';
export { checked } from './checked.ts';
export {
  createGateway,
  type Caller,
  type Gateway,
  type GatewayOptions,
  type SendOptions,
} from './gateway.ts';
export { addressOf, bodyOf, firstReadOf, keyOf, keyOfFirst, type AnyInput } from './request.ts';
export type { Put } from './put.ts';
export { backOff, delayAfter, type Sleep } from './retry.ts';
