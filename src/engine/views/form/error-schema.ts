import type { ErrorSchema } from '@rjsf/utils';
import type { Fields } from '../../fields/field';
import { pathOf } from '../../fields/field-at';
import type { FieldErrors } from '../../editing/form-handle';

/** Nests errors, as RJSF hands them down to the places they name. */
export function errorSchema(errors: FieldErrors, fields: Fields): ErrorSchema {
  const root: Tree = {};
  for (const [name, texts] of Object.entries(errors)) {
    let node = root;
    for (const step of pathOf(name, fields)) node = (node[step] ??= {}) as Tree;
    node.__errors = [...texts];
  }
  return root as ErrorSchema;
}

type Tree = Record<string | number, unknown>;
