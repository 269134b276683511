import { follows } from '../../schemas/rules/after-step';
import { localTimeOf } from '../../schemas/rules/company-time';
import { phoneGap } from '../../schemas/rules/phone-completion';
import {
  isForTechnician,
  mayCorrect,
  mayCorrectTimer,
  isReported,
  isStoredTask,
  taskMay,
  taskMayFor,
  timerMay,
} from '../../schemas/rules/service-tasks';
import { mailForm } from './mail';

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
  subtitle: ['beginnDatum', 'adresseId'],
  status: ['auftragsstatus'],
  facts: ['ort', 'assetBezeichnung'],
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
    {
      name: 'place',
      fields: ['adresseId', 'standortId', 'plz', 'ort', 'assetId', 'ticketId'],
      when: isStoredTask,
    },
    {
      name: 'progress',
      when: isStoredTask,
      fields: [
        'angenommenDatum',
        'reisebeginnDatum',
        'vorOrtDatum',
        'strecke',
        'zeitmessungSeit',
        'beendetDatum',
        'unterschriebenVon',
        'unterschriebenAm',
        'ergebnis',
        'restarbeiten',
      ],
    },
  ],
} as const;

/** Step by step, with one hand: how a technician sees a task of his. */
export const taskFlow = {
  type: 'bespoke',
  name: 'flow',
  part: 'serviceTask',
  calls: ['GET /service/planung/{id}/abfragewerte'],
  when: isForTechnician,
} as const;

/** What is missing, what came of it, and the end. */
export const taskCompletion = {
  type: 'bespoke',
  name: 'complete',
  part: 'serviceTaskCompletion',
  calls: ['GET /service/planung/{id}/abfragewerte'],
  when: isForTechnician,
} as const;

/** The report with its signatures, and what was signed without a network. */
export const taskPapers = [
  {
    type: 'signature',
    name: 'report',
    schema: 'ServiceSignature',
    list: '/service/planung/{planungId}/unterschriften',
    call: 'POST /service/planung/{id}/unterschrift',
    document: 'GET /service/planung/{id}/bericht',
    made: { part: 'serviceReport', files: '/service/planung/{planungId}/dateien' },
    signableWhen: taskMay('sign'),
  },
  { type: 'files', name: 'files', path: '/service/planung/{planungId}/dateien' },
] as const;

export const taskTabs = [
  taskFlow,
  taskForm,
  {
    type: 'screen',
    screen: 'workTimes',
    param: 'workTimeId',
    by: 'planungId',
    list: '/service/planung/{planungId}/arbeitszeiten',
  },
  ...taskPapers,
  taskCompletion,
] as const;

/** What the office and the technician do before the work begins. */
export const planningActions = [
  { type: 'call', name: 'send', call: 'POST /service/planung/{id}/versand', when: taskMay('send') },
  {
    type: 'call',
    name: 'accept',
    call: 'POST /service/planung/{id}/annahme',
    follows: follows('accept'),
    when: taskMayFor('accept'),
  },
  {
    type: 'dialog',
    name: 'refuse',
    call: 'POST /service/planung/{id}/ablehnung',
    follows: follows('refuse'),
    fields: ['bemerkung'],
    when: taskMay('refuse'),
  },
] as const;

/** What the technician does from the travel to the completion, for a list of steps; the flow of one hand comes with it. */
export const taskActions = [
  {
    type: 'dialog',
    name: 'travel',
    call: 'POST /service/planung/{id}/reisebeginn',
    follows: follows('travel'),
    fields: ['datum'],
    defaults: () => ({ datum: localTimeOf(new Date()).slice(11) }),
    when: taskMay('travel'),
  },
  {
    type: 'dialog',
    name: 'arrive',
    call: 'POST /service/planung/{id}/ankunft',
    follows: follows('arrive'),
    fields: ['datum', 'strecke'],
    defaults: () => ({ datum: localTimeOf(new Date()).slice(11) }),
    when: taskMay('arrive'),
  },
  {
    type: 'dialog',
    name: 'startTimer',
    call: 'POST /service/planung/{id}/zeitmessung',
    follows: follows('startTimer'),
    fields: ['taetigkeitId', 'trotzdem'],
    when: timerMay('startTimer'),
  },
  {
    type: 'call',
    name: 'stopTimer',
    call: 'DELETE /service/planung/{id}/zeitmessung',
    follows: follows('stopTimer'),
    when: timerMay('stopTimer'),
  },
  {
    type: 'dialog',
    name: 'suspend',
    call: 'POST /service/planung/{id}/unterbrechung',
    follows: follows('suspend'),
    fields: ['beginnDatum', 'ohneTermin', 'grund'],
    when: taskMay('suspend'),
  },
  {
    type: 'dialog',
    name: 'noteResult',
    call: 'POST /service/planung/{id}/ergebnis',
    follows: follows('noteResult'),
    fields: ['ergebnis', 'restarbeiten'],
    defaults: { ergebnis: 'ergebnis', restarbeiten: 'restarbeiten' },
    when: taskMay('noteResult'),
  },
  {
    type: 'dialog',
    name: 'complete',
    call: 'POST /service/planung/{id}/abschluss',
    follows: follows('complete'),
    fields: ['ergebnis', 'restarbeiten', 'offen', 'unterschriftVerzicht'],
    defaults: { ergebnis: 'ergebnis', restarbeiten: 'restarbeiten' },
    when: taskMay('complete'),
  },
  {
    type: 'call',
    name: 'startByPhone',
    call: 'POST /service/planung/{id}/telefonbeginn',
    follows: follows('startByPhone'),
    when: taskMay('startByPhone'),
  },
  {
    type: 'dialog',
    name: 'completeByPhone',
    call: 'POST /service/planung/{id}/telefonabschluss',
    follows: follows('completeByPhone'),
    fields: ['bemerkung', 'von', 'bis'],
    defaults: () => phoneGap([], Date.now()),
    when: taskMay('completeByPhone'),
  },
  {
    type: 'dialog',
    name: 'abort',
    call: 'POST /service/planung/{id}/abbruch',
    follows: follows('abort'),
    fields: ['bemerkung'],
    danger: true,
    when: taskMay('abort'),
  },
] as const;

/** What sets right what was told wrong. */
export const correctionActions = [
  {
    type: 'dialog',
    name: 'correct',
    call: 'POST /service/planung/{id}/korrektur',
    follows: follows('correct'),
    fields: ['reisebeginnDatum', 'vorOrtDatum', 'strecke', 'grund'],
    defaults: {
      reisebeginnDatum: 'reisebeginnDatum',
      vorOrtDatum: 'vorOrtDatum',
      strecke: 'strecke',
    },
    when: mayCorrect,
  },
  {
    type: 'dialog',
    name: 'correctTimer',
    call: 'POST /service/planung/{id}/korrektur',
    follows: follows('correct'),
    fields: ['zeitmessungSeit', 'grund'],
    defaults: { zeitmessungSeit: 'zeitmessungSeit' },
    when: mayCorrectTimer,
  },
] as const;

export const taskLinks = [
  { ...mailForm, name: 'mail', params: { quelle: 'SERVICEBERICHT' }, when: isReported },
  { type: 'link', name: 'order', screen: 'serviceOrders', id: 'serviceAuftragId' },
  { type: 'link', name: 'address', screen: 'addresses', id: 'standortId' },
  { type: 'link', name: 'asset', screen: 'assets', id: 'assetId' },
] as const;

/** What lies in the van of a technician. */
export const vanStock = {
  path: '/lager/servicebestaende/gutteile',
  filter: 'verfuegbar>0',
  order: 'artikelbezeichnung',
  limit: 2000,
} as const;

/** What the steps of a task show beside it, for where there is no network. */
export const taskReads = [
  {
    path: '/service/auftraege/{id:serviceAuftragId}',
    then: [{ path: '/stammdaten/ansprechpartner/{id:ansprechpartnerId}' }],
  },
  { path: '/service/planung/{id}/abfragewerte' },
  { path: '/service/planung/{planungId:id}/arbeitszeiten', order: 'datum,von', limit: 200 },
  { path: '/service/auftraege/{serviceAuftragId}/mehraufwaende', order: 'id', limit: 200 },
  {
    path: '/service/auftraege/{serviceAuftragId}/material',
    order: 'id',
    limit: 200,
    // Numbers of the parts, and whether they have any.
    then: [
      { path: '/service/material/{materialId:id}/buchungen', order: '-id', limit: 500 },
      { path: '/stammdaten/artikel/{id:artikelId}' },
    ],
  },
  {
    path: '/service/planung/{id}/bericht/daten',
    then: [{ path: '/service/berichtsvorlage/{sprache}' }],
  },
  { path: '/service/planung/{planungId:id}/unterschriften', limit: 100 },
  { path: '/service/planung/{planungId:id}/dateien', order: '-datum', limit: 2000, pages: true },
  { path: '/stammdaten/adressen/{id:adresseId}' },
  { path: '/stammdaten/adressen/{id:standortId}' },
  { path: '/stammdaten/assets/{id:assetId}' },
  {
    path: '/service/planung',
    filter: 'assetId={assetId},beendetDatum!null',
    order: '-beendetDatum',
    limit: 5,
    isLatest: true,
  },
  {
    path: '/service/planung',
    filter: 'standortId={standortId},beendetDatum!null',
    order: '-beendetDatum',
    limit: 5,
    isLatest: true,
  },
] as const;
