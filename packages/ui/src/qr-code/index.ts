export { QrCode, qrCodeSize } from './QrCode.tsx';
export type { QrCodeProps } from './QrCode.tsx';
