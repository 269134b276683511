import type { AnyRecord, ScreenDefinition } from '../define/definition';

/** What a record is called, without reference lists: its title fields as they are. */
export function titleText({ title }: ScreenDefinition, record: AnyRecord): string {
  return title
    .map((name) => record[name])
    .filter((value) => value !== null && value !== undefined && value !== '')
    .join(' ');
}
