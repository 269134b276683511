import { IconCopy } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { failureNotices } from '../../../failure/failure-notices';
import { failureText } from '../../../failure/failure-text';
import { isOffline } from '../../../failure/is-offline';
import { useFieldLabel } from '../../fields/use-field-texts';
import type { Fields } from '../../fields/field';
import type { OfferedAction } from '../../screens/action-type';
import type { WayTo } from '../../screens/field-place';
import type { Place } from '../../screens/place';
import { findingText, findingsOfRefusal } from './findings/finding';
import { FindingList } from './findings/finding-list';
import { useCopyText } from './use-copy-text';
import styles from './action-dialog.module.css';

interface ActionFailureProps {
  error: unknown;
  /** Place of the record that was acted on. */
  place: Place;
  /** Fields of the dialog's own form, which come before those of the record. */
  fields?: Fields | undefined;
  /** Property of the refusal's body that has findings. */
  findings?: string | undefined;
  /** True if a wrong field of the form has taken the focus. */
  leavesFocus?: boolean;
  offered: readonly OfferedAction[];
  wayTo: WayTo;
}

/** Message of the server, large and red (specification 1 §8); it takes the focus, and can be copied. */
export function ActionFailure(props: ActionFailureProps) {
  const { error, place, fields, leavesFocus = false, offered, wayTo } = props;
  const { t } = useTranslation(['record', 'ui']);
  const fieldLabel = useFieldLabel();
  const copy = useCopyText();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!leavesFocus) alert.current?.focus();
  }, [error, leavesFocus]);
  const labelOf = (name: string) => {
    const field = fields?.[name] ?? place.fields[name.split('.')[0] ?? ''];
    return field ? fieldLabel(field) : name;
  };
  const found = findingsOfRefusal(error, props.findings);
  const ofForm = found.filter(({ place: at }) => at && fields && at.field in fields);
  const ways = found.filter((finding) => !ofForm.includes(finding));
  const lines = linesOf(error, labelOf);
  // Leaves out lines that a link to their field says already.
  const texts = ways.map(findingText);
  const others = lines.filter(
    (line) => !texts.some((text) => text.includes(line) || line.endsWith(`: ${text}`)),
  );
  return (
    <>
      <div ref={alert} role="alert" tabIndex={-1} className={styles.failure}>
        {others.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {ways.length > 0 && <FindingList place={place} findings={ways} wayTo={wayTo} />}
      </div>
      <div className={styles.ways}>
        {offered.map(({ label, run }) => (
          <Button key={label} variant="default" onClick={run}>
            {label}
          </Button>
        ))}
        <Button
          variant="subtle"
          size="compact"
          Icon={IconCopy}
          onClick={() => void copy(lines.join('\n'), t('record:failureCopied'))}
        >
          {t('record:copyFailure')}
        </Button>
      </div>
    </>
  );
}

/** Lists the lines of a failure, each once; a user who is offline is told so. */
function linesOf(error: unknown, labelOf: (name: string) => string): readonly string[] {
  if (isOffline(error)) return [failureText(error)];
  const said = failureNotices(error, { labelOf }).flatMap(({ text, details }) => [
    ...text.split('\n'),
    ...(details ? [details] : []),
  ]);
  return [...new Set(said.filter(Boolean))];
}
