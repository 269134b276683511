import { defineLookups } from './define';

/** Every enumeration and reference list that a field can name. */
export const lookups = defineLookups({
  country: {
    path: '/stammdaten/landeskennzeichen',
    orderBy: 'land',
    limit: 2000,
    value: 'lkz',
    label: 'land',
  },
  salutation: {
    path: '/stammdaten/texte',
    filter: 'schluessel=ADR.Anrede,istAktiv=true',
    orderBy: 'sortierung',
    value: 'eintrag',
    label: 'eintrag',
    open: true,
  },
  user: {
    path: '/webapp/basisdaten',
    part: 'benutzer',
    value: 'id',
    label: 'name',
    blocked: 'gesperrt',
    me: true,
  },
  /** Whom one sells to: customers that are not blocked. */
  address: {
    screen: 'addresses',
    path: '/stammdaten/adressen',
    filter: 'gesperrt=false,istKunde=true',
    orderBy: 'name1',
    value: 'id',
    label: 'name1',
    detail: ['kundennr', 'plz', 'ort'],
  },
  paymentMethod: {
    path: '/webapp/basisdaten',
    part: 'zahlungsarten',
    value: 'id',
    label: 'bezeichnung',
  },
  priceGroup: {
    path: '/stammdaten/preisgruppen',
    orderBy: 'id',
    value: 'id',
    label: 'bezeichnung',
  },
  deliveryTerm: {
    path: '/webapp/basisdaten',
    part: 'lieferbedingungen',
    value: 'id',
    label: 'bezeichnung',
  },
  productGroup: {
    path: '/stammdaten/warengruppen',
    orderBy: 'bezeichnung',
    value: 'id',
    label: 'bezeichnung',
  },
  taxClass: { path: '/webapp/basisdaten', part: 'mwstsaetze', value: 'id', label: 'bezeichnung' },
  documentType: {
    path: '/webapp/basisdaten',
    part: 'belegarten',
    value: 'belegart',
    label: 'bezeichnung',
  },
  storage: { path: '/webapp/basisdaten', part: 'lager', value: 'id', label: 'kurzbezeichnung' },
  storageRegion: { path: '/webapp/basisdaten', part: 'lagerkreise', value: 'id', label: 'name' },
});
