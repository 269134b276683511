import {
  IconChevronDown,
  IconChevronUp,
  IconDownload,
  IconFile,
  IconFileText,
  IconFileTypePdf,
  IconPencil,
  IconPhoto,
  IconSignature,
  IconTrash,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button';
import { download } from '../../../api/download';
import { notifyFailure } from '../../../failure/notify-failure';
import { formatBytes } from '../../../ui/format/format-bytes';
import { formatDate } from '../../../../schemas/rules/format-date';
import type { Attachment } from '../../views/blocks/attachments/attachment';
import { fileKind, previewKind } from '../../views/blocks/attachments/viewer-content';
import type { Attachments } from '../../views/blocks/attachments/use-attachments';
import { useUserNames } from './use-user-names';
import classes from './files.module.css';

type FileOrder = Column | `-${Column}`;
type Column = 'dateiname' | 'groesse' | 'typ' | 'datum';

interface FileTableProps {
  attachments: Attachments;
  path: string;
  order: FileOrder;
  onOrder: (order: FileOrder) => void;
  onOpen: (item: Attachment) => void;
  onRename: ((item: Attachment) => void) | undefined;
  onRemove: ((item: Attachment) => void) | undefined;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;
const columns = ['dateiname', 'groesse', 'typ', 'datum'] as const;

/** Tells whether a text that was kept says how files are ordered. */
export function isFileOrder(text: string): text is FileOrder {
  return (columns as readonly string[]).includes(text.replace(/^-/, ''));
}

const labels = { dateiname: 'name', groesse: 'size', typ: 'type', datum: 'date' } as const;
const icons: Record<string, ComponentType<typeof icon>> = {
  image: IconPhoto,
  pdf: IconFileTypePdf,
  text: IconFileText,
};

export function FileTable(props: FileTableProps) {
  const { attachments, path, order, onOrder, onOpen, onRename, onRemove } = props;
  const { t, i18n } = useTranslation('media');
  const nameOf = useUserNames();
  const { items = [], params } = attachments;
  const save = ({ id }: Attachment) =>
    void download(`GET ${path}/{id}/daten`, { params: { ...params, id } }).catch(notifyFailure);
  return (
    <table className={classes.table} role="table" aria-label={t('files.list')}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <HeadCell
              key={column}
              column={column}
              label={t(`files.column.${labels[column]}`)}
              order={order}
              onOrder={onOrder}
            />
          ))}
          <th role="columnheader" scope="col">
            {t('files.column.by')}
          </th>
          <th role="columnheader" scope="col">
            <span className="visually-hidden">{t('files.column.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {items.map((item) => {
          const Icon = icons[previewKind(item) ?? ''] ?? IconFile;
          const named = { name: item.name };
          return (
            <tr key={item.id} role="row">
              <td role="cell" className={classes.nameCell}>
                <button type="button" className={classes.name} onClick={() => onOpen(item)}>
                  <Icon {...icon} />
                  <span title={item.name}>{item.name}</span>
                </button>
                {item.isSigned && (
                  <span className={classes.signed} title={t('files.signedHint')}>
                    <IconSignature {...icon} />
                    {t('files.signed')}
                  </span>
                )}
              </td>
              <td role="cell" className={classes.figures}>
                {formatBytes(item.bytes, i18n.language)}
              </td>
              <td role="cell">{fileKind(item)}</td>
              <td role="cell" className={classes.date}>
                {item.date ? formatDate(item.date) : '–'}
              </td>
              <td role="cell">{nameOf(item.by) || '–'}</td>
              <td role="cell" className={classes.actions}>
                <IconButton
                  aria-label={t('files.downloadNamed', named)}
                  title={t('download')}
                  onClick={() => save(item)}
                >
                  <IconDownload {...icon} />
                </IconButton>
                {onRename && !item.isSigned && (
                  <IconButton
                    aria-label={t('files.renameNamed', named)}
                    title={t('files.rename')}
                    onClick={() => onRename(item)}
                  >
                    <IconPencil {...icon} />
                  </IconButton>
                )}
                {onRemove && !item.isSigned && (
                  <IconButton
                    color="red"
                    aria-label={t('files.removeNamed', named)}
                    title={t('files.remove')}
                    onClick={() => onRemove(item)}
                  >
                    <IconTrash {...icon} />
                  </IconButton>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface HeadCellProps {
  column: Column;
  label: string;
  order: FileOrder;
  onOrder: (order: FileOrder) => void;
}

function HeadCell({ column, label, order, onOrder }: HeadCellProps) {
  const isUp = order === column;
  const isDown = order === `-${column}`;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'}
      className={column === 'groesse' ? classes.figures : undefined}
    >
      <button
        type="button"
        className={classes.sort}
        onClick={() => onOrder(isUp ? `-${column}` : column)}
      >
        {label}
        {isUp && <IconChevronUp size={14} stroke={1.5} aria-hidden />}
        {isDown && <IconChevronDown size={14} stroke={1.5} aria-hidden />}
      </button>
    </th>
  );
}
