import { defineLookups } from './define';

/** Values of tickets that an installation defines: 500 at most, read anew after a day (specification 2 §9). */
const ticketValues = <const P extends string>(list: P) =>
  ({
    path: `/stammdaten/tickets/${list}`,
    value: 'wert',
    title: ['bezeichnung'],
    limit: 500,
  }) as const;

/**
 * Lists that values are chosen from, where they differ from what a schema's `x-resource` and `x-title` say.
 * Those named like a schema are what `x-ref` to it means.
 */
export const lookups = defineLookups({
  country: { of: 'Country' },
  salutation: {
    of: 'TextEntry',
    value: 'eintrag',
    filter: 'schluessel=ADR.Anrede,istAktiv=true',
    orderBy: 'sortierung',
    open: true,
  },
  /** Customers and prospects that are not blocked. */
  customer: {
    of: 'Address',
    filter: 'gesperrt=false,art!=LIEFERANT',
    detail: ['kundennr', 'plz', 'ort'],
  },
  /** Offers and orders that are not completed, unless others are asked for (specification 1 §9). */
  SalesDocument: {
    orderBy: '-belegdatum',
    detail: ['belegart', 'belegstatus', 'belegdatum', 'endbetragNetto'],
    narrow: {
      belegart: { starts: ['0100', '0200'], offers: ['0', '1', '4', '5'] },
      belegstatus: ['1', '2', '3'],
    },
  },
  /** Deals that are not settled, unless others are asked for. */
  openDeal: {
    of: 'Deal',
    orderBy: '-id',
    detail: ['adresseId', 'phase', 'investitionssummeGeplant'],
    narrow: { status: ['0'] },
  },
  ticketStatus: { ...ticketValues('statustexte'), blocked: 'nurAktion' },
  ticketKind: ticketValues('arten'),
  ticketPriority: ticketValues('prioritaeten'),
  ticketRole: ticketValues('rollen'),
  ticketBillingKind: ticketValues('abrechnungsarten'),
  ticketBillingRule: ticketValues('abrechnungsregeln'),
  serviceStatus: { of: 'ServiceStatus', value: 'status', filter: 'art=A', orderBy: 'status' },
  materialStatus: { of: 'ServiceStatus', value: 'status', filter: 'art=M', orderBy: 'status' },
  /** Assets of the customer, where one is named beside it; those of others by search. */
  Asset: { among: 'adresseId', others: true, detail: ['adresseId', 'seriennummer'] },
  PriceGroup: { orderBy: 'id' },
  ProductGroup: { blocked: 'gesperrt' },
  ServiceActivity: { blocked: 'gesperrt' },
  ExtraWorkType: { blocked: 'gesperrt' },
  CalendarEntryType: { blocked: 'gesperrt' },
  // There are few, and their content is copied.
  ActivityTemplate: { screen: undefined, limit: 500 },
  // Several are chosen at once, from a few.
  Role: { screen: undefined, orderBy: 'name', limit: 2000 },
  documentType: {
    path: '/webapp/basisdaten',
    part: 'belegarten',
    value: 'belegart',
    title: ['bezeichnung'],
    blocked: 'gesperrt',
  },
  // Everybody may know their names, and one call brings all of them.
  User: { path: '/webapp/basisdaten', part: 'benutzer', blocked: 'gesperrt', me: true },
  PaymentMethod: { path: '/webapp/basisdaten', part: 'zahlungsarten', blocked: 'gesperrt' },
  DeliveryTerm: { path: '/webapp/basisdaten', part: 'lieferbedingungen', blocked: 'gesperrt' },
  TaxClass: { path: '/webapp/basisdaten', part: 'mwstsaetze', percent: 'satz' },
  ServiceOrderType: {
    path: '/webapp/basisdaten',
    part: 'serviceAuftragsarten',
    blocked: 'gesperrt',
  },
  ServiceBillingType: { path: '/webapp/basisdaten', part: 'serviceAbrechnungsarten' },
  Storage: { path: '/webapp/basisdaten', part: 'lager', blocked: 'gesperrt' },
  StorageRegion: { path: '/webapp/basisdaten', part: 'lagerkreise' },
});
