import type { Document, DocumentVersion } from '@dossier/api/documents';
import { Button } from '@dossier/ui/button';
import { formatFileSize } from '@dossier/ui/file-drop';
import { DownloadIcon, ViewIcon } from '@dossier/ui/icons';
import { Cluster } from '@dossier/ui/layout';
import { formatDay } from '../format.ts';
import { useLocale } from '../use-locale.ts';
import { useTexts } from '../translations.ts';
import { isViewable } from './open-document.ts';

/** Files of a document, the newest first, each to look at or to keep. */
export function DocumentVersions({ document, onView, onKeep }: DocumentVersionsProps) {
  const texts = useTexts('documents');
  return (
    <ol aria-label={texts.versions} className="grid gap-2">
      {document.versions.map(version => (
        <li key={version.number}>
          <Cluster justify="between">
            <VersionLine version={version} />
            <Cluster gap="small">
              {isViewable(version.mediaType) && (
                <Button
                  size="small"
                  variant="quiet"
                  icon={<ViewIcon aria-hidden />}
                  onClick={() => onView(version)}
                >
                  {texts.view}
                  <span className="sr-only">{version.name}</span>
                </Button>
              )}
              <Button
                size="small"
                variant="quiet"
                icon={<DownloadIcon aria-hidden />}
                onClick={() => onKeep(version)}
              >
                {texts.download}
                <span className="sr-only">{version.name}</span>
              </Button>
            </Cluster>
          </Cluster>
        </li>
      ))}
    </ol>
  );
}

/** A file in a line: its name, how large it is, when it came and from whom. */
export function VersionLine({ version }: { readonly version: DocumentVersion }) {
  const [locale] = useLocale();
  const { name, size, createdAt, createdBy } = version;
  return (
    <small className="wrap-anywhere">
      {[name, formatFileSize(size, locale), formatDay(createdAt, locale), createdBy].join(' · ')}
    </small>
  );
}

interface DocumentVersionsProps {
  readonly document: Document;
  readonly onView: (version: DocumentVersion) => void;
  readonly onKeep: (version: DocumentVersion) => void;
}
