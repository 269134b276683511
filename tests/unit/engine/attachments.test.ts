import { describe, expect, test } from 'vitest';
import { attachmentOf } from '../../../src/engine/views/blocks/attachments/attachment';
import { fileKind, previewKind } from '../../../src/engine/views/blocks/attachments/viewer-content';

const row = {
  id: 7,
  version: 2,
  dateiname: 'Plan.pdf',
  typ: 'application/pdf',
  groesse: 10,
  hatVorschau: false,
  datum: '2026-11-21',
  benutzerId: 3,
};

describe('files and images of a record', () => {
  test('are read from rows; an image without a name gets one', () => {
    expect(attachmentOf(row)).toMatchObject({ name: 'Plan.pdf', by: 3, bytes: 10, version: 2 });
    expect(attachmentOf({ ...row, unterschrieben: true }).isSigned).toBe(true);
    expect(attachmentOf(row).isSigned).toBe(false);
    const image = { id: 9, version: 1, dateiname: null, typ: 'image/jpeg', gfx: 9 };
    expect(attachmentOf(image)).toMatchObject({ name: 'bild-9.jpeg', gfxid: 9, hasPreview: false });
  });

  test.each([
    ['application/pdf', 'Plan.pdf', 10, false, 'pdf', 'PDF'],
    ['image/jpeg', 'Foto', 10, true, 'image', 'JPEG'],
    ['image/gif', 'Bild.gif', 10, false, 'image', 'GIF'],
    ['image/heic', 'Foto.HEIC', 10, false, undefined, 'HEIC'],
    ['text/plain', 'Notiz.txt', 10, false, 'text', 'TXT'],
    ['text/plain', 'Protokoll.log', 1024 * 1024 + 1, false, undefined, 'LOG'],
    ['application/zip', 'Alles.zip', 10, false, undefined, 'ZIP'],
  ])('%s «%s» of %i bytes', (typ, dateiname, groesse, hatVorschau, kind, name) => {
    const item = attachmentOf({ ...row, typ, dateiname, groesse, hatVorschau });
    expect(previewKind(item)).toBe(kind);
    expect(fileKind(item)).toBe(name);
  });
});
