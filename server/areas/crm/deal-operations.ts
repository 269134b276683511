import { dealPhase, dealStatus, isOpenDeal } from '../../../schemas/rules/deal-states';
import { handler, type Handlers } from '../../http/operations/call';
import { fieldProblem, problem } from '../../http/errors/problem';
import { answerRecord, recordToActOn, storeAction } from '../../resources/changes/act-on-record';
import type { Tables } from '../../resources/model/tables';
import { closed } from './close-deal';
import type { DealRow } from './deal-changes';
import { dealLabels } from './field-names';

/** Operations that close and reopen deals (3-decisions §3.8). */
export function dealOperations(tables: Tables): Handlers {
  const resource = () => tables.resourceOf('DEALS');
  return {
    readDealLabels: handler('readDealLabels', ({ db }) => dealLabels.answer(db)),

    closeDeal: handler('closeDeal', async (call) => {
      const { status, grund } = call.body;
      const deal = await recordToActOn<DealRow>(resource(), call.params.id, call);
      if (!isOpenDeal(deal)) throw problem(409, 'msg_deal_settled');
      const reason = grund?.trim() ?? '';
      if (status === dealStatus.lost && reason === '') {
        throw fieldProblem({ grund: [{ code: 'msg_value_required' }] });
      }
      await storeAction(resource(), deal, closed(status, reason), call);
      return answerRecord(resource(), deal.id, call);
    }),

    reopenDeal: handler('reopenDeal', async (call) => {
      const deal = await recordToActOn<DealRow>(resource(), call.params.id, call);
      if (isOpenDeal(deal)) throw problem(409, 'msg_deal_open');
      const changes = {
        status: dealStatus.open,
        phase: dealPhase.negotiation,
        verlustgrund: null,
      };
      await storeAction(resource(), deal, changes, call);
      return answerRecord(resource(), deal.id, call);
    }),
  };
}
