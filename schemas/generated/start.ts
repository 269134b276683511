// Written by scripts/api-refresh.ts. Never edited by hand.
/** Schema → what the start page counts of its main list. */
export const start: Readonly<Record<string, { name: string; list: string; figures: Readonly<Record<string, { filter: string; sum?: string; order?: string }>> }>> = {
  "Product": {
    "name": "products",
    "figures": {
      "belowStock": {
        "filter": "artikelart=1,verfuegbar<0",
        "order": "verfuegbar"
      }
    },
    "list": "/stammdaten/artikel"
  },
  "Deal": {
    "name": "deals",
    "figures": {
      "dueContacts": {
        "filter": "status=0,zustaendigerBenutzer=:ICH,naechsterKontakt<:HEUTE+1",
        "sum": "investitionssummeGeplant",
        "order": "naechsterKontakt"
      }
    },
    "list": "/crm/deals"
  },
  "Ticket": {
    "name": "tickets",
    "figures": {
      "overdue": {
        "filter": "status<80,zugeordnetBenutzerId=:ICH,antwortBis<:JETZT",
        "order": "antwortBis"
      },
      "mine": {
        "filter": "status<90,zugeordnetBenutzerId=:ICH",
        "order": "antwortBis"
      }
    },
    "list": "/crm/tickets"
  },
  "RefusedCall": {
    "name": "refusedCalls",
    "figures": {
      "open": {
        "filter": "status=OFFEN",
        "order": "abgewiesenUm"
      }
    },
    "list": "/system/klaerungen"
  },
  "SalesDocument": {
    "name": "salesDocuments",
    "figures": {
      "lateOrders": {
        "filter": "belegtyp=02,belegstatusin(3|4|8),liefertermin<:HEUTE",
        "sum": "endbetragNetto",
        "order": "liefertermin"
      },
      "drafts": {
        "filter": "belegstatusin(1|2),benutzerId=:ICH",
        "sum": "endbetragNetto",
        "order": "belegdatum"
      }
    },
    "list": "/verkauf/belege"
  },
  "OpenItem": {
    "name": "openItems",
    "figures": {
      "overdue": {
        "filter": "abgeschlossen=false,opvArt=R,nettoFaellig<:HEUTE",
        "sum": "offenerBetrag",
        "order": "nettoFaellig"
      },
      "clarificationEnds": {
        "filter": "abgeschlossen=false,klaerung=true,klaerungBis<=:HEUTE+7",
        "sum": "offenerBetrag",
        "order": "klaerungBis"
      },
      "dueSoon": {
        "filter": "abgeschlossen=false,opvArt=R,nettoFaellig>=:HEUTE,nettoFaellig<=:HEUTE+7",
        "sum": "offenerBetrag",
        "order": "nettoFaellig"
      }
    },
    "list": "/finanzen/offeneposten"
  }
};
