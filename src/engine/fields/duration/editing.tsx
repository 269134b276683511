import { formatDuration } from '../../../../schemas/rules/format-duration';
import { parseDuration } from '../../../ui/format/parse-duration';
import classes from '../../views/controls/control.module.css';
import { durationChange } from '../typed-change';
import { TextControl } from '../../views/controls/text-control';
import type { FieldEditing, WidgetProps } from '../field-editing';

/** Reads a duration; what cannot be read is handed up as text, for validation to name it. */
function readDuration(text: string): unknown {
  const minutes = parseDuration(text);
  return minutes === undefined ? text.trim() : minutes;
}

function format(value: unknown): string {
  if (typeof value === 'number') return formatDuration(value);
  return typeof value === 'string' ? value : '';
}

function DurationInput(props: WidgetProps) {
  return (
    <TextControl
      {...props}
      parse={readDuration}
      format={format}
      inputMode="text"
      figures
      plain
      end={
        <span className={classes.unit} aria-hidden>
          h
        </span>
      }
    />
  );
}

export const editing: FieldEditing = {
  Widget: DurationInput,
  isShort: true,
  readCopied: (text) => parseDuration(text) ?? text,
  typeProblem: 'problems:format.duration-minutes',
  formatProblem: () => ({ key: 'problems:format.duration-minutes' }),
  change: durationChange,
  limit: (value) => `${formatDuration(value)} h`,
};
