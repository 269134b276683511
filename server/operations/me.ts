import { callerOf, handler, type Handlers } from '../http/call';
import { holds } from '../http/caller';
import { rightNames } from '../http/right-names';

/** The current user with every right and its explicit flag. */
export const meOperations: Handlers = {
  readMe: handler('readMe', async (call) => {
    const caller = callerOf(call);
    const { id, name, kuerzel, istAdmin, avatar, technikerId } = caller;
    const typ = caller.typ as 0 | 1 | 2 | 3 | 4;
    const rechte = rightNames.map((recht) => ({ recht, genehmigt: holds(caller, recht) }));
    return {
      status: 200,
      body: {
        result: {
          benutzer: { id, name, kuerzel, typ, istAdmin, avatar },
          rechte,
          techniker: technikerId === null ? null : { id: technikerId },
        },
      },
    };
  }),
};
