import { createParser, type EventSourceParser } from 'eventsource-parser';
import { serverEventOf, type ServerEvent } from './record-event';

/** Takes a stream piece by piece and tells the events of ours in it. */
export function eventParser(tell: (event: ServerEvent) => void): EventSourceParser {
  return createParser({
    onEvent: (message) => {
      const event = serverEventOf(message);
      if (event) tell(event);
    },
  });
}
