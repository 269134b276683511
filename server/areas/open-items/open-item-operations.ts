import { handler, type Answer, type Call, type Handlers } from '../../http/operations/call';
import { problem } from '../../http/errors/problem';
import { changeRecord } from '../../resources/changes/change';
import { lockRow, type AnyRecord } from '../../resources/records/read';
import type { Tables } from '../../resources/model/tables';
import { requireRules } from '../../http/validation/require-rules';
import { endReminder, remindOwner } from './clarification-reminder';

/**
 * Operations on the clarification of an open item, and on its dunning level, which stands still meanwhile (3-decisions
 * §3.7); the reason stays in its change history.
 */
export function openItemOperations(tables: Tables): Handlers {
  // Looked up when it is needed: a contract without open items lacks these operations, too.
  const resource = () => tables.resourceOf('OPV');
  const locked = ({ params, db }: Call<{ id: number }>) => lockRow(resource(), params.id, db);
  const change = (call: Call<{ id: number }>, body: AnyRecord) =>
    changeRecord(resource(), { ...call, params: { ...call.params }, body }, tables) as Promise<
      Answer<never>
    >;

  return {
    clarifyOpenItem: handler('clarifyOpenItem', async (call) => {
      const { grund, bis, benutzerId } = call.body;
      const item = await locked(call);
      requireRules('Clarification', call.body);
      if (item.abgeschlossen === true) throw problem(409, 'msg_open_item_completed');
      const answer = await change(call, {
        klaerung: true,
        klaerungBenutzerId: benutzerId,
        klaerungGrund: grund,
        klaerungBis: bis,
        ProtokollBemerkung: grund,
      });
      const plain = { ...call, params: {} };
      await endReminder(item, plain, tables);
      await remindOwner({ ...item, klaerungGrund: grund }, { bis, benutzerId }, plain, tables);
      return answer;
    }),
    endClarification: handler('endClarification', async (call) => {
      const item = await locked(call);
      const answer = await change(call, {
        klaerung: false,
        klaerungBenutzerId: null,
        klaerungGrund: null,
        klaerungBis: null,
      });
      await endReminder(item, { ...call, params: {}, body: {} }, tables);
      return answer;
    }),
    setDunningLevel: handler('setDunningLevel', async (call) => {
      const item = await locked(call);
      if (item.abgeschlossen === true) throw problem(409, 'msg_open_item_completed');
      if (item.klaerung === true) throw problem(409, 'msg_open_item_in_clarification');
      const { stufe, grund } = call.body;
      return change(call, { mahnstufe: stufe, ProtokollBemerkung: grund });
    }),
  };
}
