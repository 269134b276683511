import type { EventSourceMessage } from 'eventsource-parser';
import type { components } from '../../../schemas/generated/api';

export type RecordEvent = components['schemas']['RecordEvent'];

/** Event of the server: something happened to a record or its lock, or may have been missed. */
export type ServerEvent = { type: 'record'; event: RecordEvent } | { type: 'missed' };

/** Reads an event; undefined for what is unknown or broken. */
export function serverEventOf({ event: name, data }: EventSourceMessage): ServerEvent | undefined {
  if (name === 'neuladen') return { type: 'missed' };
  if (name !== 'aenderung' && name !== 'sperre') return undefined;
  try {
    const event = JSON.parse(data) as Partial<RecordEvent> | null;
    return typeof event?.tabelle === 'string' && typeof event.id === 'number'
      ? { type: 'record', event: event as RecordEvent }
      : undefined;
  } catch {
    return undefined;
  }
}
