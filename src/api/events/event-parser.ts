import { createParser, type EventSourceParser } from 'eventsource-parser';
import { serverEventOf, type ServerEvent } from './record-event';

/** Takes the stream piece by piece; `tell` gets our own events only. */
export function eventParser(tell: (event: ServerEvent) => void): EventSourceParser {
  return createParser({
    onEvent: (message) => {
      const event = serverEventOf(message);
      if (event) tell(event);
    },
  });
}
