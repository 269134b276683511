/** One server-sent event: its name and its data as text. */
export interface EventBlock {
  name: string;
  data: string;
}

/**
 * Cuts a text that arrives in pieces into server-sent events. Comments and events without data are left out. The
 * returned function takes the next piece.
 */
export function eventBlocks(): (piece: string) => EventBlock[] {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).replace(/\r\n|\r(?!$)/g, '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.flatMap(blockOf);
  };
}

function blockOf(text: string): EventBlock[] {
  const lines = text.split('\n');
  const valuesOf = (field: string) =>
    lines
      .filter((line) => line.startsWith(`${field}:`))
      .map((line) => line.slice(field.length + 1).replace(/^ /, ''));
  const data = valuesOf('data');
  return data.length > 0
    ? [{ name: valuesOf('event')[0] ?? 'message', data: data.join('\n') }]
    : [];
}
