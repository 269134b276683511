// Written by scripts/api-refresh.ts. Never edited by hand.
/** Name of a section of the search over everything → its list. */
export const sections: Readonly<
  Record<string, { schema: string; list: string; filter?: string; uncounted?: true }>
> = {
  "addresses": {
    "schema": "Address",
    "list": "/stammdaten/adressen",
    "filter": "gesperrt=false"
  },
  "persons": {
    "schema": "ContactPerson",
    "list": "/stammdaten/ansprechpartner"
  },
  "products": {
    "schema": "Product",
    "list": "/stammdaten/artikel",
    "filter": "gesperrt=false"
  },
  "documents": {
    "schema": "SalesDocument",
    "list": "/verkauf/belege"
  },
  "assets": {
    "schema": "Asset",
    "list": "/stammdaten/assets",
    "filter": "istAktiv=true"
  },
  "deals": {
    "schema": "Deal",
    "list": "/crm/deals"
  },
  "tickets": {
    "schema": "Ticket",
    "list": "/crm/tickets"
  }
};
