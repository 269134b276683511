import type { RefObject } from 'react';
import type { AnyRecord } from '../../define/definition';
import type { FieldErrors } from '../../editing/form-handle';
import type { ActionFormHandle } from '../../views/actions/action-form';

/**
 * Wraps a form whose body is judged once more before anything is sent: by rules of the server that the contract cannot
 * express. `check` answers texts by field, undefined for a body that may go; `besides` goes along without being asked
 * for.
 */
export function checkedForm(
  form: RefObject<ActionFormHandle | null>,
  check: (body: AnyRecord) => FieldErrors | undefined,
  besides?: AnyRecord,
): RefObject<ActionFormHandle> {
  return {
    current: {
      body: async (more) => {
        const body = await form.current?.body({ ...besides, ...more });
        const problems = body && check(body);
        if (!problems) return body;
        form.current?.refuse(problems);
        return undefined;
      },
      refuse: (errors) => form.current?.refuse(errors) === true,
    },
  };
}
