import { type ComponentProps, useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconFileOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../../../failure/failure-text';
import { useBlobUrl } from '../../../../ui/files/use-blob-url';
import { type Attachment, contentQuery } from './attachment';
import classes from './viewer.module.css';

interface ViewerContentProps {
  source: Parameters<typeof contentQuery>[0];
  item: Attachment;
}

/** Preview of a file, as far as the browser can show it: image, PDF, text. */
export function ViewerContent({ source, item }: ViewerContentProps) {
  const { t } = useTranslation('media');
  const kind = shownKind(item);
  const query = contentQuery(source, item, item.hasPreview ? 1600 : undefined);
  const { data, error } = useQuery({ ...query, enabled: kind !== undefined });
  if (kind === undefined) return <Nothing text={t('viewer.none')} />;
  if (error) return <Nothing text={failureText(error)} role="alert" />;
  if (!data) return <div className={classes.waiting} aria-busy />;
  if (kind === 'text') return <Text content={data} label={item.name} />;
  return kind === 'pdf' ? (
    <Document content={data} label={item.name} />
  ) : (
    <Picture content={data} label={item.name} />
  );
}

/** Returns how the page shows it; not every browser shows a PDF within a page: phones save it. */
function shownKind(item: Attachment): ReturnType<typeof previewKind> {
  const kind = previewKind(item);
  return kind === 'pdf' && !navigator.pdfViewerEnabled ? undefined : kind;
}

interface ContentProps {
  content: Blob;
  label: string;
}

function Picture({ content, label }: ContentProps) {
  const url = useBlobUrl(content);
  return url ? <img className={classes.picture} src={url} alt={label} /> : null;
}

function Document({ content, label }: ContentProps) {
  const url = useBlobUrl(content);
  return url ? <iframe className={classes.document} src={url} title={label} /> : null;
}

function Text({ content, label }: ContentProps) {
  const [text, setText] = useState('');
  useEffect(() => {
    void content.text().then(setText);
  }, [content]);
  return (
    <pre className={classes.text} role="region" tabIndex={0} aria-label={label}>
      {text}
    </pre>
  );
}

function Nothing({ text, role }: { text: string } & Pick<ComponentProps<'div'>, 'role'>) {
  return (
    <div className={classes.none} role={role}>
      <IconFileOff size={32} stroke={1.5} aria-hidden />
      <p>{text}</p>
    </div>
  );
}

/** Most bytes of text in a preview: nobody reads more. */
const MOST_TEXT = 1024 * 1024;

/** Returns the kind of preview; undefined when the file can only be saved. */
export function previewKind({
  type,
  bytes,
  hasPreview,
}: Attachment): 'image' | 'pdf' | 'text' | undefined {
  if (hasPreview) return 'image';
  if (/^image\/(jpeg|png|webp|gif|avif)$/.test(type)) return 'image';
  if (type === 'application/pdf') return 'pdf';
  return type.startsWith('text/') && bytes <= MOST_TEXT ? 'text' : undefined;
}

/** Names the type of a file by its ending, else by its media type. */
export function fileKind({ name, type }: Attachment): string {
  const ending = /\.([A-Za-z0-9]{1,5})$/.exec(name)?.[1] ?? type.split('/').at(-1) ?? '';
  return ending.toUpperCase();
}
