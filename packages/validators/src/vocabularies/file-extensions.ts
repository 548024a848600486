/** The extension map of S2 §5: what may be uploaded at all. `fileTypes` says what each of them is. */
export const fileExtensions = [
  'csv',
  'txt',
  'htm',
  'html',
  'eml',
  'wav',
  'pdf',
  'rtf',
  'zip',
  'doc',
  'xls',
  'msg',
  'xlsm',
  'xlsx',
  'docx',
  'pptx',
  'png',
  'gif',
  'jpg',
  'jpeg',
  'tif',
  'tiff',
] as const;

export type FileExtension = (typeof fileExtensions)[number];
