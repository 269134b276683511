import type { ComponentType } from 'react';
import { StatusBadge } from '../../../ui/status-badge';
import type { Field } from '../../field/field';
import type { CellProps } from './grid-column';

function TextCell({ text }: CellProps) {
  return text;
}

function ToneCell({ text, value, column }: CellProps) {
  const tone = column.field.metadata.tones?.[String(value)];
  return tone && text ? <StatusBadge tone={tone}>{text}</StatusBadge> : text;
}

function MailCell({ text }: CellProps) {
  return text && <MailLink address={text} />;
}

function MailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} tabIndex={-1}>
      {address}
    </a>
  );
}

/** The component that draws a field's cells. */
export function cellOf(field: Field): ComponentType<CellProps> {
  if (field.metadata.tones) return ToneCell;
  if (field.kind === 'email') return MailCell;
  return TextCell;
}
