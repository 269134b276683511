import { isOpenDeal } from '../schemas/rules/deal-states';
import { defineScreen } from '../src/engine/define/define-screen';

/** The seller has promised to call by a day that has gone by. */
const overdueContact = {
  when: ['status=0', 'naechsterKontakt<:HEUTE'],
  tone: 'orange',
} as const;

/** Deals (number 400): chances in sales and marketing, from the first contact to the order. */
export default defineScreen('deals', {
  schema: 'Deal',
  number: 400,
  icon: 'target-arrow',
  area: 'relations',
  api: { list: '/crm/deals', record: '/crm/deals/{id}' },
  query: 'crm/deals',
  columns: [
    { field: 'id', width: 80 },
    { field: 'titel', width: 260 },
    { field: 'adresseId', width: 220 },
    'phase',
    'status',
    'zustaendigerBenutzer',
    'investitionssummeGeplant',
    'chance',
    'naechsterKontakt',
    'investitionsdatumGeplant',
    'investitionssummeErreicht',
    'typ',
    'ansprechpartnerId',
    'kundennr',
    'liefernr',
    'frei01',
    'frei02',
    'angelegtDatum',
  ],
  order: ['-id'],
  summary: {
    subtitle: ['adresseId', 'zustaendigerBenutzer'],
    figure: 'investitionssummeGeplant',
    status: ['status', 'phase'],
    facts: ['chance', 'naechsterKontakt'],
  },
  figures: ['investitionssummeGeplant', 'investitionssummeErreicht', 'chance'],
  board: { field: 'phase', sum: 'investitionssummeGeplant' },
  warnings: { overdueContact },
  tones: { overdueContact },
  views: [
    { name: 'open', filter: ['status=0'], default: true },
    { name: 'mine', filter: ['status=0', 'zustaendigerBenutzer=:ICH'] },
    {
      name: 'dueContacts',
      filter: ['status=0', 'zustaendigerBenutzer=:ICH', 'naechsterKontakt<:HEUTE+1'],
      order: ['naechsterKontakt'],
    },
    { name: 'won', filter: ['status=1'] },
    { name: 'lost', filter: ['status=2'] },
  ],
  home: { figures: { dueContacts: 'orange' } },
  create: {
    query: { address: 'adresseId', person: 'ansprechpartnerId' },
    defaults: (me) => ({ zustaendigerBenutzer: me.id }),
  },
  editableWhen: (deal, _me, can) => isOpenDeal(deal) || can('ABGL_DEALS_AENDERN'),
  removableWhen: (deal) => isOpenDeal(deal),
  tabs: [
    {
      type: 'form',
      name: 'masterdata',
      sections: [
        {
          name: 'deal',
          fields: ['titel', 'typ', 'phase', 'status', 'verlustgrund', 'zustaendigerBenutzer'],
        },
        { name: 'customer', fields: ['adresseId', 'ansprechpartnerId', 'kundennr', 'liefernr'] },
        {
          name: 'chance',
          fields: [
            'chance',
            'investitionssummeGeplant',
            'investitionsdatumGeplant',
            'investitionssummeErreicht',
            'erreichtWeitere',
            'naechsterKontakt',
          ],
        },
      ],
    },
    { type: 'screen', screen: 'activities', param: 'activityId', by: 'dealId', preview: true },
    {
      type: 'form',
      name: 'customFields',
      sections: [{ name: 'custom', fields: ['frei01', 'frei02'] }],
    },
    {
      type: 'screen',
      name: 'saleDocuments',
      screen: 'saleDocument',
      param: 'documentId',
      by: 'dealId',
    },
    {
      type: 'timeline',
      name: 'timeline',
      of: [
        { schema: 'Activity', date: 'datum' },
        { schema: 'SalesDocument', date: 'belegdatum' },
      ],
    },
  ],
  actions: [
    {
      type: 'dialog',
      name: 'win',
      call: 'POST /crm/deals/{id}/abschluss',
      fields: ['grund'],
      defaults: () => ({ status: 1 as const }),
      when: (deal) => isOpenDeal(deal),
    },
    {
      type: 'dialog',
      name: 'lose',
      call: 'POST /crm/deals/{id}/abschluss',
      fields: ['grund'],
      defaults: () => ({ status: 2 as const }),
      danger: true,
      when: (deal) => isOpenDeal(deal),
    },
    {
      type: 'call',
      name: 'reopen',
      call: 'POST /crm/deals/{id}/wiedereroeffnung',
      when: (deal) => !isOpenDeal(deal),
    },
    {
      type: 'link',
      name: 'createOffer',
      screen: 'saleDocument',
      create: { id: 'adresseId', dealId: 'id' },
      when: ({ adresseId }) => adresseId != null,
    },
    {
      type: 'dialog',
      name: 'assignDocument',
      call: 'POST /crm/deals/{id}/belegzuweisen',
      when: (_, __, can) => can('BEK_AENDERN'),
    },
    {
      type: 'link',
      name: 'createTicket',
      screen: 'tickets',
      create: { address: 'adresseId', person: 'ansprechpartnerId', deal: 'id' },
    },
    { type: 'link', name: 'address', screen: 'addresses', id: 'adresseId' },
  ],
});
