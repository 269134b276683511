// Written by scripts/api-refresh.ts. Never edited by hand.
/** Schema → lists below one of its records of what is removed with it. */
export const parts: Readonly<Record<string, readonly { schema: string; list: string }[]>> = {
  "Address": [
    {
      "schema": "File",
      "list": "/stammdaten/adressen/{adresseId}/dateien"
    },
    {
      "schema": "ContactPerson",
      "list": "/stammdaten/adressen/{adresseId}/ansprechpartner"
    },
    {
      "schema": "SpecialPrice",
      "list": "/stammdaten/adressen/{adresseId}/kundensonderpreise"
    }
  ],
  "Product": [
    {
      "schema": "Image",
      "list": "/stammdaten/artikel/{artikelId}/bilder"
    }
  ],
  "SpecialPrice": [
    {
      "schema": "SpecialPricePeriod",
      "list": "/stammdaten/adressen/{adresseId}/kundensonderpreise/{sonderpreisId}/apz"
    }
  ],
  "Asset": [
    {
      "schema": "File",
      "list": "/stammdaten/assets/{assetId}/dateien"
    },
    {
      "schema": "Image",
      "list": "/stammdaten/assets/{assetId}/bilder"
    }
  ],
  "Ticket": [
    {
      "schema": "File",
      "list": "/crm/tickets/{ticketId}/anhaenge"
    }
  ],
  "ServiceMaterial": [
    {
      "schema": "MaterialBooking",
      "list": "/service/material/{materialId}/buchungen"
    }
  ],
  "PlanningItem": [
    {
      "schema": "ServiceSignature",
      "list": "/service/planung/{planungId}/unterschriften"
    },
    {
      "schema": "File",
      "list": "/service/planung/{planungId}/dateien"
    },
    {
      "schema": "WorkTime",
      "list": "/service/planung/{planungId}/arbeitszeiten"
    }
  ],
  "ServiceOrder": [
    {
      "schema": "File",
      "list": "/service/auftraege/{serviceAuftragId}/dateien"
    },
    {
      "schema": "ExtraWork",
      "list": "/service/auftraege/{serviceAuftragId}/mehraufwaende"
    }
  ],
  "SalesDocument": [
    {
      "schema": "File",
      "list": "/verkauf/belege/{belegId}/dateien"
    },
    {
      "schema": "Position",
      "list": "/verkauf/belege/{belegId}/positionen"
    },
    {
      "schema": "Signature",
      "list": "/verkauf/belege/{belegId}/unterschriften"
    }
  ],
  "OpenItem": [
    {
      "schema": "Payment",
      "list": "/finanzen/offeneposten/{offenePostenId}/zahlungen"
    }
  ]
};
