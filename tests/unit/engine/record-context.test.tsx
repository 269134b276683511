// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import {
  RecordContext,
  useReadRecord,
  useRecord,
  useRecordPage,
} from '../../../src/engine/views/record/record-context';
import type { RecordModel } from '../../../src/engine/views/record/use-record-model';
import type { OpenedRecord } from '../../../src/engine/views/record/use-record-view';
import { render } from '../support/render';

const drawer = { id: 1, title: 'Meyer', stored: { id: 1 } } as unknown as OpenedRecord;
const page = {
  ...drawer,
  tabs: [],
  back: { to: '/boats', label: 'Boote' },
} as unknown as RecordModel;

/** What a component reads below a record, or why it cannot. */
function read(record: OpenedRecord | undefined, use: () => OpenedRecord): unknown {
  let found: unknown;
  function Part() {
    try {
      found = use();
    } catch (error) {
      found = (error as Error).message;
    }
    return null;
  }
  const view = render(
    <RecordContext value={record}>
      <Part />
    </RecordContext>,
  );
  view.unmount();
  return found;
}

describe('the record around a component', () => {
  it('is there on a page and in a drawer', () => {
    expect(read(page, useRecord)).toBe(page);
    expect(read(drawer, useRecord)).toBe(drawer);
    expect(read(undefined, useRecord)).toContain('no record around');
  });

  it('has tabs and ways back on its page only', () => {
    expect(read(page, useRecordPage)).toBe(page);
    expect(read(drawer, useRecordPage)).toContain('no page around');
  });

  it('has values once it has been read', () => {
    expect(read(page, useReadRecord)).toMatchObject({ id: 1, stored: { id: 1 } });
    const unread = { ...page, stored: undefined };
    expect(read(unread, useReadRecord)).toContain('nothing has been read');
    expect(read({ ...page, id: 'new' }, useReadRecord)).toContain('nothing has been read');
  });
});
