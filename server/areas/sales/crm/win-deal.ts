import { isOpenDeal } from '../../../../schemas/rules/deal-states';
import { closed } from '../../crm/close-deal';
import type { DealRow } from '../../crm/deal-changes';
import type { Changing } from '../booking/changing';
import { storeAction } from '../../../resources/changes/act-on-record';
import { lockRow } from '../../../resources/records/read';

/** Wins the deal that an order belongs to (3-decisions §3.8). */
export async function winDeal(dealId: number | null, { call, tables }: Changing): Promise<void> {
  if (dealId === null) return;
  const resource = tables.resourceOf('DEALS');
  const deal = (await lockRow(resource, dealId, call.db)) as DealRow;
  if (isOpenDeal(deal)) await storeAction(resource, deal, closed(1, ''), call);
}
