import type { BillingMethod } from '../../../schemas/rules/service-billing';
import { shippedRows } from '../../data/shipped-data';
import {
  calendarEntryTypes,
  extraWorkTypes,
  serviceActivities,
  serviceBillingTypes,
  serviceOrderTypes,
  serviceStatuses,
} from '../../db/generated/service';
import { checklistQuestions } from './tables';

type Texts = readonly [de: string, en: string, fr: string];

/** Statuses of orders, as 3-decisions §3.9 proposes them. */
const orderStatuses: Readonly<Record<string, Texts>> = {
  '00': ['erfasst', 'recorded', 'saisi'],
  '01': ['freigegeben', 'released', 'validé'],
  '02': ['eingeplant', 'planned', 'planifié'],
  '03': ['gesendet', 'sent', 'envoyé'],
  '04': ['angenommen', 'accepted', 'accepté'],
  '05': ['Anreise', 'travelling', 'en route'],
  '06': ['vor Ort', 'on site', 'sur place'],
  '07': ['Rückreise', 'travelling back', 'retour'],
  '08': ['in Arbeit', 'in progress', 'en cours'],
  '09': ['telefonisch in Arbeit', 'in progress by phone', 'en cours par téléphone'],
  '10': ['unterbrochen', 'suspended', 'suspendu'],
  '11': ['neu zu planen', 'to be planned anew', 'à replanifier'],
  '12': ['abgeschlossen', 'completed', 'terminé'],
  '19': ['abgelehnt', 'refused', 'refusé'],
  '21': ['wartet auf Material', 'waiting for parts', 'attente matériel'],
  '22': ['wartet auf Kunde', 'waiting for customer', 'attente client'],
  '50': ['abgebrochen', 'aborted', 'interrompu'],
  '80': ['geprüft', 'reviewed', 'contrôlé'],
  '85': ['Abrechnung vorbereitet', 'billing prepared', 'facturation préparée'],
  '86': ['teilweise abgerechnet', 'partly billed', 'partiellement facturé'],
  '91': ['telefonisch erledigt', 'settled by phone', 'réglé par téléphone'],
  '98': ['abgerechnet', 'billed', 'facturé'],
};

const materialStatuses: Readonly<Record<string, Texts>> = {
  10: ['keins', 'none', 'aucun'],
  13: ['fehlt', 'missing', 'manquant'],
  15: ['teilreserviert', 'partly reserved', 'partiellement réservé'],
  17: ['bestellt', 'ordered', 'commandé'],
  19: ['reserviert', 'reserved', 'réservé'],
  25: ['unterwegs', 'on its way', 'en transit'],
  27: ['zu bestätigen', 'to be confirmed', 'à confirmer'],
  29: ['bestätigt', 'confirmed', 'confirmé'],
};

const statuses = [
  ...Object.entries(orderStatuses).map((entry) => ['A', ...entry] as const),
  ...Object.entries(materialStatuses).map((entry) => ['M', ...entry] as const),
].map(([art, status, [beschreibungDe, beschreibungEn, beschreibungFr]]) => ({
  art,
  status,
  beschreibungDe,
  beschreibungEn,
  beschreibungFr,
}));

const named = (texts: readonly Texts[]) =>
  texts.map(([bezeichnungDe, bezeichnungEn, bezeichnungFr], index) => ({
    id: index + 1,
    bezeichnungDe,
    bezeichnungEn,
    bezeichnungFr,
  }));

const orderTypes = named([
  ['Reparatur', 'Repair', 'Réparation'],
  ['Wartung', 'Maintenance', 'Entretien'],
  ['Installation', 'Installation', 'Installation'],
  ['Abholung', 'Collection', 'Enlèvement'],
]);

/** How each of the billing types charges, in their order. */
const methods: readonly BillingMethod[] = [
  'AUFWAND',
  'PAUSCHALE',
  'VERTRAG',
  'KOSTENFREI',
  'KOSTENFREI',
];

const billingTypes = named([
  ['nach Aufwand', 'by effort', 'en régie'],
  ['pauschal', 'flat rate', 'forfait'],
  ['Wartungsvertrag', 'service contract', 'contrat d’entretien'],
  ['Garantie', 'warranty', 'garantie'],
  ['Kulanz', 'goodwill', 'geste commercial'],
]).map((type, index) => ({ ...type, verfahren: methods[index] as BillingMethod }));

/** Activities; those that work is booked as automatically have their places (`service-activities`). */
const activities = named([
  ['Arbeit vor Ort', 'Work on site', 'Travail sur place'],
  ['Telefonische Unterstützung', 'Support by phone', 'Assistance téléphonique'],
  ['Einweisung', 'Instruction', 'Formation'],
  ['Fehlersuche', 'Diagnosis', 'Diagnostic'],
]);

const extraTypes = named([
  ['Wartezeit', 'Waiting time', 'Temps d’attente'],
  ['Parkgebühr', 'Parking fee', 'Frais de stationnement'],
  ['Umweg', 'Detour', 'Détour'],
  ['Entsorgung', 'Disposal', 'Élimination'],
]).map((type, index) => ({ ...type, typ: [1, 2, 3, 2][index] as number }));

const calendarTypes = named([
  ['Urlaub', 'Vacation', 'Congés'],
  ['Krankheit', 'Sick leave', 'Maladie'],
  ['Schulung', 'Training', 'Formation'],
  ['Bereitschaft', 'On call', 'Astreinte'],
]);

type Question = Omit<
  typeof checklistQuestions.$inferInsert,
  'id' | 'bezeichnungDe' | 'bezeichnungEn' | 'bezeichnungFr' | 'position'
> & { texts: Texts };

/** Checklist questions for repairs and maintenance. */
const questions: readonly Question[] = [
  {
    auftragsartId: 1,
    typ: 'auswahl',
    pflicht: true,
    auswahl: ['behoben', 'teilweise behoben', 'nicht behoben'],
    texts: ['Fehler behoben?', 'Fault mended?', 'Panne réparée ?'],
  },
  {
    auftragsartId: 1,
    typ: 'janein',
    pflicht: true,
    texts: ['Probelauf in Ordnung?', 'Test run passed?', 'Essai concluant ?'],
  },
  {
    auftragsartId: 2,
    typ: 'zahl',
    pflicht: true,
    texts: ['Zählerstand', 'Meter reading', 'Relevé du compteur'],
  },
  {
    auftragsartId: 2,
    typ: 'janein',
    pflicht: true,
    texts: ['Verschleißteile geprüft?', 'Wearing parts checked?', 'Pièces d’usure contrôlées ?'],
  },
  {
    auftragsartId: 2,
    typ: 'text',
    pflicht: false,
    texts: ['Auffälligkeiten', 'Anything unusual', 'Particularités'],
  },
  {
    auftragsartId: 3,
    typ: 'janein',
    pflicht: true,
    texts: ['Kunde eingewiesen?', 'Customer instructed?', 'Client formé ?'],
  },
  {
    auftragsartId: 1,
    typ: 'foto',
    pflicht: false,
    texts: ['Foto des Geräts', 'Photo of the device', 'Photo de l’appareil'],
  },
];

const shippedQuestions = questions.map(({ texts, ...question }, index) => ({
  ...question,
  id: index + 1,
  position: (index + 1) * 10,
  bezeichnungDe: texts[0],
  bezeichnungEn: texts[1],
  bezeichnungFr: texts[2],
}));

const byId = ({ id }: { id?: number }) => String(id);

/** Lists that service orders choose from. */
export const shippedLists = [
  shippedRows(serviceStatuses, statuses, ({ art, status }) => `${art}${status}`),
  shippedRows(serviceOrderTypes, orderTypes, byId),
  shippedRows(serviceBillingTypes, billingTypes, byId),
  shippedRows(serviceActivities, activities, byId),
  shippedRows(extraWorkTypes, extraTypes, byId),
  shippedRows(calendarEntryTypes, calendarTypes, byId),
  shippedRows(checklistQuestions, shippedQuestions, byId),
];
