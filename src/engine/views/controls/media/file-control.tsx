import { IconDownload, IconFile, IconTrash, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import { saveAs } from '../../../../api/download';
import { useSending } from '../../../../api/sending';
import { fileProblem } from '../../../../ui/files/file-problem';
import { FileTarget } from '../../../../ui/files/file-target';
import { isNamedFile } from '../../../../ui/files/is-named-file';
import { ProgressBar } from '../../../../ui/files/progress-bar';
import { formatBytes } from '../../../../ui/format/format-bytes';
import { useFieldLabel } from '../../../fields/use-field-texts';
import { labelId } from '../field-ids';
import type { WidgetProps } from '../../../fields/field-editing';
import classes from './image.module.css';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** Most bytes that the server takes, unless the contract says otherwise (3-decisions §3.4). */
const MOST_BYTES = 25 * 1024 * 1024;

/** Control for a file that is chosen, dropped or pasted, and sent with the record. */
export function FileControl({ field, id, value, invalid, describedBy, onChange }: WidgetProps) {
  const { t, i18n } = useTranslation('media');
  const label = useFieldLabel()(field);
  const share = useSending(value);
  const [problem, setProblem] = useState<ReturnType<typeof fileProblem>>();
  const { contentMediaType, 'x-max-bytes': maxBytes = MOST_BYTES } = field.property;
  const types = contentMediaType === undefined ? undefined : [contentMediaType];
  const chosen = isNamedFile(value) ? value : undefined;
  const most = formatBytes(maxBytes, i18n.language);
  const noteId = `${id}-note`;
  return (
    <FileTarget
      accept={types?.join(',')}
      labelledBy={labelId(id)}
      invalid={invalid || problem !== undefined}
      onFile={(file) => {
        const found = fileProblem(file, { types, maxBytes });
        setProblem(found);
        if (!found) onChange(file);
      }}
    >
      {(pick) => (
        <>
          {chosen && (
            <div className={classes.file}>
              <IconFile {...icon} />
              <span className={classes.name} title={chosen.name}>
                {chosen.name}
              </span>
              <span className={classes.size}>{formatBytes(chosen.size, i18n.language)}</span>
            </div>
          )}
          {share === undefined ? (
            <div className={classes.buttons}>
              <Button
                size="xs"
                id={id}
                variant="default"
                Icon={IconUpload}
                aria-label={t(chosen ? 'file.replaceNamed' : 'file.chooseNamed', { label })}
                aria-describedby={[describedBy, noteId].filter(Boolean).join(' ')}
                onClick={() => pick()}
              >
                {t(chosen ? 'replace' : 'file.choose')}
              </Button>
              {chosen && (
                <>
                  <Button
                    size="xs"
                    variant="default"
                    Icon={IconDownload}
                    onClick={() => saveAs(chosen, chosen.name)}
                  >
                    {t('download')}
                  </Button>
                  <Button
                    size="xs"
                    variant="subtle"
                    color="red"
                    Icon={IconTrash}
                    onClick={() => {
                      setProblem(undefined);
                      onChange(null);
                    }}
                  >
                    {t('remove')}
                  </Button>
                </>
              )}
            </div>
          ) : (
            <ProgressBar label={t('sending', { label })} share={share} />
          )}
          {problem ? (
            <p id={noteId} className={classes.problem} role="alert">
              {t(`problem.${problem}`, { most, types: contentMediaType })}
            </p>
          ) : (
            !chosen && (
              <p id={noteId} className={classes.hint}>
                {t('file.hint', { most })}
              </p>
            )
          )}
        </>
      )}
    </FileTarget>
  );
}
