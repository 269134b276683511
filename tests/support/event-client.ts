export interface StreamEvent {
  name: string;
  data: Record<string, unknown>;
}

export interface EventClient {
  /** Events so far. */
  events: StreamEvent[];
  /** Waits for an event that `wanted` accepts, among those that came and those to come. */
  until(wanted: (event: StreamEvent) => boolean): Promise<StreamEvent>;
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>;
  close(): void;
}

/** Reads `/system/ereignisse` as the page does; resolves when the stream has begun. */
export async function readEvents(url: string, token: string): Promise<EventClient> {
  const aborter = new AbortController();
  const response = await fetch(`${url}/vario-api/system/ereignisse`, {
    headers: { authorization: `Bearer ${token}` },
    signal: aborter.signal,
  });
  if (response.status !== 200 || !response.body) {
    throw new Error(`the stream answered ${response.status}: ${await response.text()}`);
  }
  const events: StreamEvent[] = [];
  const waiting = new Set<() => void>();
  const read = async (body: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
      const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      events.push(...blocks.flatMap(parse));
      for (const look of waiting) look();
    }
  };
  const ended = read(response.body).catch((error: unknown) => {
    if (!aborter.signal.aborted) throw error;
  });
  ended.catch(() => undefined);
  const until: EventClient['until'] = (wanted) =>
    new Promise((resolve, reject) => {
      const look = () => {
        const found = events.find(wanted);
        if (!found) return;
        waiting.delete(look);
        clearTimeout(timer);
        resolve(found);
      };
      const timer = setTimeout(() => {
        waiting.delete(look);
        reject(new Error(`no such event among ${JSON.stringify(events)}`));
      }, 20_000);
      waiting.add(look);
      look();
    });
  await until(({ name }) => name === 'bereit');
  return { events, until, ended, close: () => aborter.abort() };
}

function parse(block: string): StreamEvent[] {
  const name = /^event: (.+)$/m.exec(block)?.[1];
  const data = /^data: (.+)$/m.exec(block)?.[1];
  return name && data ? [{ name, data: JSON.parse(data) as Record<string, unknown> }] : [];
}
