import { localTimeOf } from '../../schemas/rules/company-time';
import { mayDo, type ServiceAction } from '../../schemas/rules/service-states';

interface StatedTask {
  auftragsstatus: string;
  beendetDatum?: string | null | undefined;
}

const may =
  (action: ServiceAction) =>
  ({ auftragsstatus, beendetDatum }: StatedTask) =>
    beendetDatum == null && mayDo(action, auftragsstatus);

/** The present time of day, `HH:mm`. */
const now = () => localTimeOf(new Date()).slice(11);

const isStored = ({ auftragsnummer }: { auftragsnummer?: number | null }) => auftragsnummer != null;

/** Tasks in lists: when, what, where, on what device. */
export const taskColumns = [
  { field: 'beginnDatum', width: 150 },
  { field: 'endeDatum', width: 150 },
  { field: 'auftragsnummer', width: 90 },
  { field: 'titel', width: 240 },
  { field: 'auftragsstatus', width: 150 },
  { field: 'adresseId', width: 220 },
  { field: 'plz', width: 80 },
  { field: 'ort', width: 140 },
  { field: 'assetBezeichnung', width: 200 },
  'assetNr',
  'technikerId',
  'materialstatus',
  'angenommenDatum',
  'reisebeginnDatum',
  'vorOrtDatum',
  'beendetDatum',
] as const;

export const taskSummary = {
  subtitle: ['beginnDatum', 'technikerId'],
  status: ['auftragsstatus'],
  facts: ['adresseId', 'assetBezeichnung'],
} as const;

export const taskForm = {
  type: 'form',
  name: 'masterdata',
  sections: [
    {
      name: 'task',
      fields: [
        'titel',
        'auftragsbeschreibung',
        'auftragsstatus',
        'materialstatus',
        'serviceAuftragId',
      ],
    },
    { name: 'plan', fields: ['beginnDatum', 'endeDatum', 'technikerId', 'bemerkung'] },
    { name: 'place', fields: ['adresseId', 'standortId', 'plz', 'ort', 'assetId'], when: isStored },
    {
      name: 'progress',
      when: isStored,
      fields: [
        'angenommenDatum',
        'reisebeginnDatum',
        'vorOrtDatum',
        'strecke',
        'zeitmessungSeit',
        'beendetDatum',
      ],
    },
  ],
} as const;

export const taskTabs = [
  taskForm,
  {
    type: 'screen',
    screen: 'workTimes',
    param: 'workTimeId',
    by: 'planungId',
    list: '/service/planung/{planungId}/arbeitszeiten',
  },
  { type: 'files', name: 'files', path: '/service/planung/{planungId}/dateien' },
] as const;

/** What the office and the technician do before the work begins. */
export const planningActions = [
  { type: 'call', name: 'send', call: 'POST /service/planung/{id}/versand', when: may('send') },
  {
    type: 'call',
    name: 'accept',
    call: 'POST /service/planung/{id}/annahme',
    when: (task: StatedTask & { benutzerId?: number | null }, me: { id: number }) =>
      may('accept')(task) && (task.benutzerId == null || task.benutzerId === me.id),
  },
  {
    type: 'dialog',
    name: 'refuse',
    call: 'POST /service/planung/{id}/ablehnung',
    fields: ['bemerkung'],
    when: may('refuse'),
  },
] as const;

/** What the technician does from the travel to the completion, for a list of steps; the flow of one hand comes with it. */
export const taskActions = [
  {
    type: 'dialog',
    name: 'travel',
    call: 'POST /service/planung/{id}/reisebeginn',
    fields: ['datum'],
    defaults: () => ({ datum: now() }),
    when: may('travel'),
  },
  {
    type: 'dialog',
    name: 'arrive',
    call: 'POST /service/planung/{id}/ankunft',
    fields: ['datum', 'strecke'],
    defaults: () => ({ datum: now() }),
    when: may('arrive'),
  },
  {
    type: 'dialog',
    name: 'startTimer',
    call: 'POST /service/planung/{id}/zeitmessung',
    fields: ['taetigkeitId', 'trotzdem'],
    when: (task: StatedTask & { zeitmessungSeit?: string | null }) =>
      task.zeitmessungSeit == null && may('startTimer')(task),
  },
  {
    type: 'call',
    name: 'stopTimer',
    call: 'DELETE /service/planung/{id}/zeitmessung',
    when: (task: StatedTask & { zeitmessungSeit?: string | null }) =>
      task.zeitmessungSeit != null && may('stopTimer')(task),
  },
  {
    type: 'dialog',
    name: 'suspend',
    call: 'POST /service/planung/{id}/unterbrechung',
    fields: ['beginnDatum', 'ohneTermin', 'grund'],
    when: may('suspend'),
  },
  {
    type: 'dialog',
    name: 'complete',
    call: 'POST /service/planung/{id}/abschluss',
    fields: ['ergebnis', 'restarbeiten', 'offen', 'unterschriftVerzicht'],
    when: may('complete'),
  },
  {
    type: 'call',
    name: 'startByPhone',
    call: 'POST /service/planung/{id}/telefonbeginn',
    when: may('startByPhone'),
  },
  {
    type: 'dialog',
    name: 'completeByPhone',
    call: 'POST /service/planung/{id}/telefonabschluss',
    fields: ['bemerkung', 'dauer'],
    when: may('completeByPhone'),
  },
  {
    type: 'dialog',
    name: 'abort',
    call: 'POST /service/planung/{id}/abbruch',
    fields: ['bemerkung'],
    danger: true,
    when: may('abort'),
  },
] as const;

export const taskLinks = [
  { type: 'link', name: 'order', screen: 'serviceOrders', id: 'serviceAuftragId' },
  { type: 'link', name: 'address', screen: 'addresses', id: 'standortId' },
  { type: 'link', name: 'asset', screen: 'assets', id: 'assetId' },
] as const;
