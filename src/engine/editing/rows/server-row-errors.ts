import type { AnyRecord } from '../../define/definition';
import type { ServerErrors } from '../model/edit-session';
import { cellName } from '../model/cell-name';
import { isRows } from '../model/row';

/**
 * Moves the errors of cells from the server's names, by place (`staffel.3.preis`), to the session's, by the row that
 * was sent there.
 */
export function serverRowErrors(errors: ServerErrors, sent: AnyRecord): ServerErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([path, said]) => {
      const [name = '', place, field] = path.split('.');
      const rows = sent[name];
      const row = isRows(rows) && place !== undefined ? rows[Number(place)] : undefined;
      return [row ? cellName(name, row.$key, field) : path, said];
    }),
  );
}
