import type { FileExtension } from '../vocabularies/file-extensions.ts';

/** The extension map of S2 §5: the media type that a file is stored and sent with. */
export const fileTypes = {
  csv: 'text/csv',
  txt: 'text/plain',
  htm: 'text/html',
  html: 'text/html',
  eml: 'message/rfc822',
  wav: 'audio/wav',
  pdf: 'application/pdf',
  rtf: 'application/rtf',
  zip: 'application/zip',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  msg: 'application/vnd.ms-outlook',
  xlsm: 'application/vnd.ms-excel.sheet.macroEnabled.12',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  png: 'image/png',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  tif: 'image/tiff',
  tiff: 'image/tiff',
} as const satisfies Readonly<Record<FileExtension, string>>;
