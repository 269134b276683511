// Written by scripts/api-refresh.ts. Never edited by hand.
import type { components, operations, paths } from './api';

/** GET path → schema of its rows. */
export const lists = {
  "/system/benutzer": "User",
  "/system/rollen": "Role",
  "/system/protokoll": "AuditEntry",
  "/system/importe": "Import",
  "/system/parameter": "SystemParameter",
  "/stammdaten/texte": "TextEntry",
  "/stammdaten/landeskennzeichen": "Country",
  "/stammdaten/zahlungsarten": "PaymentMethod",
  "/stammdaten/lieferbedingungen": "DeliveryTerm",
  "/stammdaten/steuerklassen": "TaxClass",
  "/stammdaten/waehrungskurse": "ExchangeRate",
  "/stammdaten/adressen": "Address",
  "/stammdaten/adressen/{adresseId}/dateien": "File",
  "/stammdaten/ansprechpartner": "ContactPerson",
  "/stammdaten/adressen/{adresseId}/ansprechpartner": "ContactPerson",
  "/stammdaten/artikel": "Product",
  "/stammdaten/artikel/{artikelId}/bilder": "Image",
  "/stammdaten/artikel/{artikelId}/freieFelder": "ProductCustomField",
  "/stammdaten/warengruppen": "ProductGroup",
  "/stammdaten/preisgruppen": "PriceGroup",
  "/stammdaten/adressen/{adresseId}/kundensonderpreise": "SpecialPrice",
  "/stammdaten/adressen/{adresseId}/kundensonderpreise/{sonderpreisId}/apz": "SpecialPricePeriod",
  "/stammdaten/lager": "Storage",
  "/stammdaten/lagerkreise": "StorageRegion",
  "/stammdaten/artikel/{artikelId}/bestaende": "Stock",
  "/stammdaten/lager/{lagerId}/bestaende": "Stock",
  "/stammdaten/artikel/{artikelId}/lagerbewegungen": "StockMovement",
  "/lager/servicebestaende/gutteile": "ServiceStock",
  "/lager/servicebestaende/doa": "ServiceStock",
  "/lager/servicebestaende/defekt": "ServiceStock",
  "/stammdaten/artikel/{artikelId}/servicebestaende": "ServiceStock",
  "/lager/lagerplatz-bestaende": "LocationStock",
  "/lager/lagerplaetze": "StorageLocation",
  "/service/techniker": "Technician",
  "/lager/umlagerungen": "StockTransfer",
  "/stammdaten/assets": "Asset",
  "/stammdaten/assets/{assetId}/dateien": "File",
  "/stammdaten/assets/{assetId}/bilder": "Image",
  "/crm/erinnerungen": "Reminder",
  "/zeiterfassung/Nachbuchung": "SubsequentBooking",
  "/crm/aktivitaeten": "Activity",
  "/crm/tickets/{ticketId}/aktivitaeten": "Activity",
  "/crm/aktivitaetsvorlagen": "ActivityTemplate",
  "/crm/deals": "Deal",
  "/crm/tickets": "Ticket",
  "/crm/tickets/{hauptTicketId}/untertickets": "Ticket",
  "/crm/tickets/{ticketId}/anhaenge": "File",
  "/service/material": "ServiceMaterial",
  "/service/auftraege/{serviceAuftragId}/material": "ServiceMaterial",
  "/service/material/{materialId}/buchungen": "MaterialBooking",
  "/system/klaerungen": "RefusedCall",
  "/service/planung/{planungId}/unterschriften": "ServiceSignature",
  "/stammdaten/service/auftragsarten": "ServiceOrderType",
  "/stammdaten/service/abrechnungsarten": "ServiceBillingType",
  "/stammdaten/service/taetigkeiten": "ServiceActivity",
  "/stammdaten/service/mehraufwandsarten": "ExtraWorkType",
  "/stammdaten/service/kalendertypen": "CalendarEntryType",
  "/stammdaten/service/status": "ServiceStatus",
  "/service/auftraege": "ServiceOrder",
  "/service/auftraege/{serviceAuftragId}/dateien": "File",
  "/service/planung": "PlanningItem",
  "/service/auftraege/{serviceAuftragId}/planung": "PlanningItem",
  "/service/planung/{planungId}/dateien": "File",
  "/service/planung/{planungId}/arbeitszeiten": "WorkTime",
  "/service/auftraege/{serviceAuftragId}/mehraufwaende": "ExtraWork",
  "/service/kalender": "CalendarEntry",
  "/verkauf/belege": "SalesDocument",
  "/verkauf/belege/{belegId}/dateien": "File",
  "/verkauf/belege/{belegId}/positionen": "Position",
  "/verkauf/belege/{belegId}/historie": "DocumentHistoryEntry",
  "/verkauf/belege/{belegId}/unterschriften": "Signature",
  "/finanzen/offeneposten": "OpenItem",
  "/finanzen/offeneposten/{offenePostenId}/zahlungen": "Payment",
  "/auswertungen/umsatzpositionen": "TurnoverPosition",
  "/mail/nachrichten": "MailMessage",
  "/mail/konten": "MailAccount",
  "/mail/vorlagen": "MailTemplate",
  "/mail/signaturen": "MailSignature",
  "/system/geraete": "Device",
  "/system/aenderungen": "ChangeEntry",
  "/system/sperren": "RecordLock",
  "/cmn/computed-queries/{groupKey}/{id}/presets": "QueryPreset",
  "/stammdaten/artikel/{artikelId}/AP3": "TierPrices",
  "/stammdaten/artikel/{artikelId}/AP5": "TierPrices",
  "/stammdaten/artikel/{artikelId}/bestandsbelege": "StockDocument",
  "/zeiterfassung/Zeitbuchung": "TimeBooking",
  "/verkauf/belege/{belegId}/vorgaenger": "SalesDocument",
  "/verkauf/belege/{belegId}/nachfolger": "SalesDocument",
  "/stammdaten/adressen/{adresseId}/historie": "ItemHistoryEntry",
  "/verkauf/belege/{belegId}/positionsvorschlag": "PositionSuggestion",
  "/auswertungen/umsatzstatistik/daten": "TurnoverRow",
  "/auswertungen/umsatzwarengruppen/daten": "GroupTurnoverRow",
  "/auswertungen/offenepostenuebersicht/daten": "OpenItemOverview",
  "/auswertungen/auftragsrueckstaende/daten": "Backorder",
  "/auswertungen/deals/daten": "DealOutlookRow"
} as const;

/** GET path of one record → its schema. */
export const records = {
  "/system/benutzer/{id}": "User",
  "/system/rollen/{id}": "Role",
  "/system/importe/{id}": "Import",
  "/system/parameter/{id}": "SystemParameter",
  "/stammdaten/zahlungsarten/{id}": "PaymentMethod",
  "/stammdaten/lieferbedingungen/{id}": "DeliveryTerm",
  "/stammdaten/waehrungskurse/{id}": "ExchangeRate",
  "/stammdaten/adressen/{id}": "Address",
  "/stammdaten/adressen/{adresseId}/dateien/{id}": "File",
  "/stammdaten/ansprechpartner/{id}": "ContactPerson",
  "/stammdaten/artikel/{id}": "Product",
  "/stammdaten/artikel/{artikelId}/bilder/{id}": "Image",
  "/stammdaten/warengruppen/{id}": "ProductGroup",
  "/stammdaten/preisgruppen/{id}": "PriceGroup",
  "/stammdaten/adressen/{adresseId}/kundensonderpreise/{id}": "SpecialPrice",
  "/stammdaten/adressen/{adresseId}/kundensonderpreise/{sonderpreisId}/apz/{id}": "SpecialPricePeriod",
  "/stammdaten/lager/{id}": "Storage",
  "/stammdaten/lagerkreise/{id}": "StorageRegion",
  "/lager/lagerplatz-bestaende/{id}": "LocationStock",
  "/lager/umlagerungen/{id}": "StockTransfer",
  "/stammdaten/assets/{id}": "Asset",
  "/stammdaten/assets/{assetId}/dateien/{id}": "File",
  "/stammdaten/assets/{assetId}/bilder/{id}": "Image",
  "/crm/erinnerungen/{id}": "Reminder",
  "/zeiterfassung/Nachbuchung/{id}": "SubsequentBooking",
  "/crm/aktivitaeten/{id}": "Activity",
  "/crm/aktivitaetsvorlagen/{id}": "ActivityTemplate",
  "/crm/deals/{id}": "Deal",
  "/crm/tickets/{id}": "Ticket",
  "/crm/tickets/{ticketId}/anhaenge/{id}": "File",
  "/service/material/{id}": "ServiceMaterial",
  "/system/klaerungen/{id}": "RefusedCall",
  "/stammdaten/service/auftragsarten/{id}": "ServiceOrderType",
  "/stammdaten/service/taetigkeiten/{id}": "ServiceActivity",
  "/stammdaten/service/mehraufwandsarten/{id}": "ExtraWorkType",
  "/stammdaten/service/kalendertypen/{id}": "CalendarEntryType",
  "/service/auftraege/{id}": "ServiceOrder",
  "/service/auftraege/{serviceAuftragId}/dateien/{id}": "File",
  "/service/planung/{id}": "PlanningItem",
  "/service/planung/{planungId}/dateien/{id}": "File",
  "/service/planung/{planungId}/arbeitszeiten/{id}": "WorkTime",
  "/service/auftraege/{serviceAuftragId}/mehraufwaende/{id}": "ExtraWork",
  "/service/kalender/{id}": "CalendarEntry",
  "/verkauf/belege/{id}": "SalesDocument",
  "/verkauf/belege/{belegId}/dateien/{id}": "File",
  "/verkauf/belege/{belegId}/positionen/{id}": "Position",
  "/finanzen/offeneposten/{id}": "OpenItem",
  "/finanzen/offeneposten/{offenePostenId}/zahlungen/{id}": "Payment",
  "/mail/nachrichten/{id}": "MailMessage",
  "/mail/konten/{id}": "MailAccount",
  "/mail/vorlagen/{id}": "MailTemplate",
  "/mail/signaturen/{id}": "MailSignature",
  "/stammdaten/bilder/{id}": "Image",
  "/cmn/computed-queries/{groupKey}/{id}/presets/{presetId}": "QueryPreset",
  "/webapp/parameter/{name}": "Preference",
  "/service/berichtsvorlage/{sprache}": "ReportTemplate"
} as const;

/** POST path → schema it creates. */
export const creates = {
  "/system/benutzer": "User",
  "/system/rollen": "Role",
  "/system/importe": "Import",
  "/stammdaten/zahlungsarten": "PaymentMethod",
  "/stammdaten/lieferbedingungen": "DeliveryTerm",
  "/stammdaten/waehrungskurse": "ExchangeRate",
  "/stammdaten/adressen": "Address",
  "/stammdaten/adressen/{adresseId}/dateien": "File",
  "/stammdaten/adressen/{adresseId}/ansprechpartner": "ContactPerson",
  "/stammdaten/artikel": "Product",
  "/stammdaten/artikel/{artikelId}/bilder": "Image",
  "/stammdaten/warengruppen": "ProductGroup",
  "/stammdaten/lager": "Storage",
  "/stammdaten/lagerkreise": "StorageRegion",
  "/lager/umlagerungen": "StockTransfer",
  "/stammdaten/assets": "Asset",
  "/stammdaten/assets/{assetId}/dateien": "File",
  "/stammdaten/assets/{assetId}/bilder": "Image",
  "/crm/erinnerungen": "Reminder",
  "/zeiterfassung/Nachbuchung": "SubsequentBooking",
  "/crm/aktivitaeten": "Activity",
  "/crm/aktivitaetsvorlagen": "ActivityTemplate",
  "/crm/deals": "Deal",
  "/crm/tickets": "Ticket",
  "/crm/tickets/{ticketId}/anhaenge": "File",
  "/service/material": "ServiceMaterial",
  "/service/auftraege/{serviceAuftragId}/material": "OrderMaterial",
  "/stammdaten/service/auftragsarten": "ServiceOrderType",
  "/stammdaten/service/taetigkeiten": "ServiceActivity",
  "/stammdaten/service/mehraufwandsarten": "ExtraWorkType",
  "/stammdaten/service/kalendertypen": "CalendarEntryType",
  "/service/auftraege": "ServiceOrder",
  "/service/auftraege/{serviceAuftragId}/dateien": "File",
  "/service/planung": "PlanningItem",
  "/service/planung/{planungId}/dateien": "File",
  "/service/planung/{planungId}/arbeitszeiten": "WorkTime",
  "/service/auftraege/{serviceAuftragId}/mehraufwaende": "ExtraWork",
  "/service/kalender": "CalendarEntry",
  "/verkauf/belege": "SalesDocument",
  "/verkauf/belege/{belegId}/dateien": "File",
  "/verkauf/belege/{belegId}/positionen": "Position",
  "/finanzen/offeneposten/{offenePostenId}/zahlungen": "Payment",
  "/mail/signaturen": "MailSignature",
  "/system/benutzer/{id}/geraeteloeschung": "DeviceWipe",
  "/system/benutzer/{id}/passwort": "TemporaryPassword",
  "/stammdaten/bilder": "Image",
  "/system/importprobe": "ImportTrial",
  "/system/importe/{id}/zeilen": "ImportBatch",
  "/system/sperren": "TakenLock",
  "/cmn/computed-queries/{groupKey}/{id}": "ComputedQuery",
  "/cmn/computed-queries/{groupKey}/{id}/presets": "QueryPreset",
  "/login": "LoginRequest",
  "/zeiterfassung/Zeitbuchung": "TimePunch",
  "/zeiterfassung/Nachbuchung/{id}/ablehnung": "SubsequentBookingRefusal",
  "/crm/deals/{id}/abschluss": "DealClosing",
  "/crm/tickets/{id}/erledigung": "TicketCompletion",
  "/crm/tickets/{id}/rueckfrage": "TicketQuestion",
  "/crm/tickets/{id}/antwort": "TicketAnswer",
  "/crm/tickets/{id}/zusammenfuehrung": "TicketMerge",
  "/service/material/{id}/umlagerung": "MaterialShipment",
  "/service/material/{id}/bestaetigung": "MaterialReceipt",
  "/service/material/{id}/einbau": "MaterialInstallation",
  "/service/material/{id}/doa": "MaterialUse",
  "/service/material/{id}/gutteilretoure": "MaterialUse",
  "/service/material/{id}/defekt": "MaterialDefect",
  "/system/klaerungen/{id}/verwerfen": "RefusedCallDiscarding",
  "/service/planung/{id}/ergebnis": "TaskResult",
  "/service/planung/{id}/unterschrift": "ServiceSignatureInput",
  "/service/planung/{id}/annahme": "TaskStep",
  "/service/planung/{id}/ablehnung": "TaskRemark",
  "/service/planung/{id}/reisebeginn": "TravelStart",
  "/service/planung/{id}/ankunft": "SiteArrival",
  "/service/planung/{id}/korrektur": "StepCorrection",
  "/service/planung/{planungId}/arbeitszeiten/{id}/korrektur": "TimeCorrection",
  "/service/planung/{id}/unterbrechung": "Suspension",
  "/service/planung/{id}/abbruch": "TaskRemark",
  "/service/planung/{id}/telefonbeginn": "TaskStep",
  "/service/planung/{id}/telefonabschluss": "PhoneCompletion",
  "/service/planung/{id}/abschluss": "TaskCompletion",
  "/service/planung/{id}/versand": "TaskStep",
  "/service/planung/{id}/zeitmessung": "TimerStart",
  "/service/auftraege/{id}/freigabe": "TaskStep",
  "/service/auftraege/{id}/pruefung": "TaskStep",
  "/service/auftraege/{id}/wiederoeffnung": "OrderReason",
  "/crm/deals/{id}/belegzuweisen": "DocumentAssignment",
  "/verkauf/belege/{id}/dealzuweisen": "DealAssignment",
  "/verkauf/belege/{id}/deal": "DealOfDocument",
  "/crm/tickets/{id}/abrechnung": "TicketBilling",
  "/crm/tickets/{id}/wiedereroeffnung": "TicketReopening",
  "/verkauf/belege/{id}/umwandeln/{targetType}": "DocumentConversion",
  "/verkauf/belege/{id}/aufloesen": "DocumentReason",
  "/verkauf/belege/{id}/stornieren": "DocumentReason",
  "/verkauf/belege/{id}/kopieren": "DocumentCopy",
  "/verkauf/belege/{id}/positionen-uebernehmen": "DocumentSource",
  "/verkauf/belege/{id}/unterschrift": "SignatureInput",
  "/verkauf/belege/{id}/notiz": "DocumentNote",
  "/verkauf/belege/{id}/sendungsnummer": "DocumentTracking",
  "/verkauf/belege/sammelumwandlung": "CollectiveResult",
  "/verkauf/belege/sammelumwandlung/plan": "CollectiveConversion",
  "/service/auftraege/{id}/abrechnung": "OrderBilling",
  "/service/auftraege/{id}/abrechnung/verzicht": "OrderReason",
  "/finanzen/offeneposten/{id}/klaerung": "Clarification",
  "/finanzen/offeneposten/{id}/mahnstufe": "DunningLevel",
  "/finanzen/offeneposten/{offenePostenId}/zahlungen/{id}/storno": "PaymentReversal",
  "/mail/versand/{id}/{quelle}": "MailInput",
  "/mail/sammelversand/plan": "MailBatch",
  "/mail/sammelversand": "MailBatchResult",
  "/mail/konten/{id}/kennwort": "MailPassword",
  "/mail/konten/{id}/test": "MailTest"
} as const;

/** Operation → schema of its body, where that is no entity. */
export const bodies = {
  "POST /service/auftraege/{serviceAuftragId}/material": "OrderMaterial",
  "POST /system/benutzer/{id}/geraeteloeschung": "DeviceWipe",
  "POST /system/benutzer/{id}/passwort": "TemporaryPassword",
  "POST /system/importprobe": "ImportTrial",
  "POST /system/importe/{id}/zeilen": "ImportBatch",
  "POST /cmn/computed-queries/{groupKey}/{id}": "ComputedQuery",
  "POST /login": "LoginRequest",
  "PUT /lager/lagerplatz-bestaende/{id}/lagerplatz": "LocationMove",
  "POST /zeiterfassung/Zeitbuchung": "TimePunch",
  "POST /zeiterfassung/Nachbuchung/{id}/ablehnung": "SubsequentBookingRefusal",
  "POST /crm/deals/{id}/abschluss": "DealClosing",
  "POST /crm/tickets/{id}/erledigung": "TicketCompletion",
  "POST /crm/tickets/{id}/rueckfrage": "TicketQuestion",
  "POST /crm/tickets/{id}/antwort": "TicketAnswer",
  "POST /crm/tickets/{id}/zusammenfuehrung": "TicketMerge",
  "POST /service/material/{id}/umlagerung": "MaterialShipment",
  "POST /service/material/{id}/bestaetigung": "MaterialReceipt",
  "POST /service/material/{id}/einbau": "MaterialInstallation",
  "POST /service/material/{id}/doa": "MaterialUse",
  "POST /service/material/{id}/gutteilretoure": "MaterialUse",
  "POST /service/material/{id}/defekt": "MaterialDefect",
  "PUT /system/klaerungen/nach-schluessel/{schluessel}": "RefusedCallReport",
  "POST /system/klaerungen/{id}/verwerfen": "RefusedCallDiscarding",
  "POST /service/planung/{id}/ergebnis": "TaskResult",
  "POST /service/planung/{id}/unterschrift": "ServiceSignatureInput",
  "POST /service/planung/{id}/annahme": "TaskStep",
  "POST /service/planung/{id}/ablehnung": "TaskRemark",
  "POST /service/planung/{id}/reisebeginn": "TravelStart",
  "POST /service/planung/{id}/ankunft": "SiteArrival",
  "POST /service/planung/{id}/korrektur": "StepCorrection",
  "POST /service/planung/{planungId}/arbeitszeiten/{id}/korrektur": "TimeCorrection",
  "POST /service/planung/{id}/unterbrechung": "Suspension",
  "POST /service/planung/{id}/abbruch": "TaskRemark",
  "POST /service/planung/{id}/telefonbeginn": "TaskStep",
  "POST /service/planung/{id}/telefonabschluss": "PhoneCompletion",
  "POST /service/planung/{id}/abschluss": "TaskCompletion",
  "POST /service/planung/{id}/versand": "TaskStep",
  "POST /service/planung/{id}/zeitmessung": "TimerStart",
  "POST /service/auftraege/{id}/freigabe": "TaskStep",
  "POST /service/auftraege/{id}/pruefung": "TaskStep",
  "POST /service/auftraege/{id}/wiederoeffnung": "OrderReason",
  "POST /crm/deals/{id}/belegzuweisen": "DocumentAssignment",
  "POST /verkauf/belege/{id}/dealzuweisen": "DealAssignment",
  "POST /verkauf/belege/{id}/deal": "DealOfDocument",
  "POST /crm/tickets/{id}/abrechnung": "TicketBilling",
  "POST /crm/tickets/{id}/wiedereroeffnung": "TicketReopening",
  "POST /verkauf/belege/{id}/umwandeln/{targetType}": "DocumentConversion",
  "POST /verkauf/belege/{id}/aufloesen": "DocumentReason",
  "POST /verkauf/belege/{id}/stornieren": "DocumentReason",
  "POST /verkauf/belege/{id}/kopieren": "DocumentCopy",
  "POST /verkauf/belege/{id}/positionen-uebernehmen": "DocumentSource",
  "POST /verkauf/belege/{id}/unterschrift": "SignatureInput",
  "POST /verkauf/belege/{id}/notiz": "DocumentNote",
  "POST /verkauf/belege/{id}/sendungsnummer": "DocumentTracking",
  "POST /verkauf/belege/sammelumwandlung": "CollectiveConversion",
  "POST /verkauf/belege/sammelumwandlung/plan": "CollectiveConversion",
  "POST /service/auftraege/{id}/abrechnung": "OrderBilling",
  "POST /service/auftraege/{id}/abrechnung/verzicht": "OrderReason",
  "POST /finanzen/offeneposten/{id}/klaerung": "Clarification",
  "POST /finanzen/offeneposten/{id}/mahnstufe": "DunningLevel",
  "POST /finanzen/offeneposten/{offenePostenId}/zahlungen/{id}/storno": "PaymentReversal",
  "POST /mail/versand/{id}/{quelle}": "MailInput",
  "POST /mail/sammelversand/plan": "MailBatch",
  "POST /mail/sammelversand": "MailBatch",
  "POST /mail/konten/{id}/kennwort": "MailPassword",
  "POST /mail/konten/{id}/test": "MailTest"
} as const;

/** `GET /path` → schema of its own query parameters. */
export const queries = {
  "GET /stammdaten/adressen/{adresseId}/dateien/{id}/daten": "ReadContentOfAddressQuery",
  "GET /lager/lagerplatz-bestaende": "ListLocationStockQuery",
  "GET /stammdaten/assets/{assetId}/dateien/{id}/daten": "ReadContentOfAssetQuery",
  "GET /crm/tickets/{ticketId}/anhaenge/{id}/daten": "ReadContentOfTicketQuery",
  "GET /service/material": "ListServiceMaterialsQuery",
  "GET /service/auftraege/{serviceAuftragId}/dateien/{id}/daten": "ReadContentOfServiceOrderQuery",
  "GET /service/planung/{planungId}/dateien/{id}/daten": "ReadContentOfPlanningItemQuery",
  "GET /verkauf/belege/{belegId}/dateien/{id}/daten": "ReadContentOfSalesDocumentQuery",
  "GET /webapp/suche": "SearchEverythingQuery",
  "GET /webapp/start": "ReadStartQuery",
  "GET /system/geraete": "ListDevicesQuery",
  "GET /stammdaten/dateien/{id}": "ReadFileContentQuery",
  "GET /stammdaten/bilder/{gfxid}/gfx": "ReadImageContentQuery",
  "GET /system/aenderungen": "ListChangesQuery",
  "GET /stammdaten/artikel/{artikelId}/preisfindung": "ExplainPriceQuery",
  "GET /stammdaten/artikel/{artikelId}/bestandsbelege": "ListStockDocumentsQuery",
  "GET /zeiterfassung/Zeitbuchung": "ReadTimeDayQuery",
  "GET /stammdaten/adressen/{adresseId}/historie": "ListItemHistoryQuery",
  "GET /verkauf/belege/{id}/erechnung": "ReadEInvoiceQuery",
  "GET /verkauf/belege/{belegId}/positionsvorschlag": "SuggestPositionQuery",
  "GET /auswertungen/umsatzstatistik/daten": "ReadTurnoverQuery",
  "GET /auswertungen/umsatzwarengruppen/daten": "ReadTurnoverByGroupQuery",
  "GET /auswertungen/offenepostenuebersicht/daten": "ReadOpenItemOverviewQuery",
  "GET /auswertungen/auftragsrueckstaende/daten": "ReadBackordersQuery",
  "GET /auswertungen/deals/daten": "ReadDealOutlookQuery",
  "GET /mail/vorlagen/{id}/vorschau": "PreviewMailTemplateQuery"
} as const;

/** Operation → schema of what it answers about a record, where that is neither list nor record. */
export const answers = {
  "POST /system/importe/{id}/rueckgaengig": "ImportUndone",
  "GET /stammdaten/artikel/{artikelId}/preisfindung": "PriceExplanation",
  "GET /service/planung/{id}/bericht/daten": "ReportFacts",
  "GET /verkauf/belege/{belegId}/summen": "DocumentTotals",
  "POST /verkauf/belege/{id}/simulation": "DocumentCheck",
  "POST /service/auftraege/{id}/abrechnung/vorschau": "BillingPlan",
  "GET /mail/versand/{id}/{quelle}/entwurf": "MailDraft",
  "GET /mail/vorlagen/{id}/vorschau": "MailPreview"
} as const;

/** GET paths of lists that are answered as a whole. */
export const whole = [
  "/cmn/computed-queries/{groupKey}/{id}/presets",
  "/stammdaten/artikel/{artikelId}/AP3",
  "/stammdaten/artikel/{artikelId}/AP5",
  "/stammdaten/artikel/{artikelId}/bestandsbelege",
  "/zeiterfassung/Zeitbuchung",
  "/verkauf/belege/{belegId}/positionsvorschlag",
  "/auswertungen/umsatzstatistik/daten",
  "/auswertungen/umsatzwarengruppen/daten",
  "/auswertungen/offenepostenuebersicht/daten",
  "/auswertungen/auftragsrueckstaende/daten",
  "/auswertungen/deals/daten"
] as const;

/** `Schema.property` → schema of the rows in it. */
export const rows = {
  "PriceExplanation.regeln": "TriedPriceRule",
  "MaterialReceipt.buchungen": "ReceivedPart",
  "SalesDocument.ausgleich": "DocumentRounding",
  "DocumentTotals.steuern": "DocumentTax",
  "DocumentCheck.pruefung": "DocumentFinding",
  "DocumentCheck.bestand": "DocumentShortage",
  "DocumentConversion.positionen": "ConvertedLine",
  "CollectiveConversion.wahl": "CollectiveChoice",
  "BillingPlan.positionen": "BillingLine",
  "BillingPlan.nichtBerechnet": "UnbilledEntry",
  "BillingPlan.befunde": "DocumentFinding",
  "MailDraft.anlagen": "MailDraftFile",
  "MailDraft.pruefung": "MailFinding"
} as const;

/** Schema → code of its records in locks, change history, events and reminders. */
export const codes = {
  "User": "BEN",
  "Role": "ROL",
  "SystemParameter": "PAR",
  "PaymentMethod": "ZAHLART",
  "DeliveryTerm": "LIEFART",
  "ExchangeRate": "KURS",
  "Address": "ADR",
  "ContactPerson": "ANS",
  "Product": "ART",
  "ProductGroup": "WGR",
  "PriceGroup": "PGR",
  "SpecialPrice": "SOPR",
  "SpecialPricePeriod": "APZ",
  "Storage": "LAG",
  "StorageRegion": "LGK",
  "StockTransfer": "UML",
  "Asset": "ASS",
  "Reminder": "ERI",
  "SubsequentBooking": "NBU",
  "Activity": "AKT",
  "ActivityTemplate": "AKV",
  "Deal": "DEALS",
  "Ticket": "TKT",
  "ServiceMaterial": "SVM",
  "RefusedCall": "KLA",
  "ServiceOrderType": "SVAART",
  "ServiceActivity": "SVTAET",
  "ExtraWorkType": "SVMAUF",
  "CalendarEntryType": "KALTYP",
  "ServiceOrder": "SVA",
  "PlanningItem": "SVP",
  "CalendarEntry": "KAL",
  "SalesDocument": "BEK",
  "OpenItem": "OPV",
  "Payment": "ZAHL",
  "MailMessage": "MAIL",
  "MailAccount": "MKT",
  "MailTemplate": "MVL",
  "MailSignature": "MSI"
} as const;

/** Schema → the fields that its records are called by. */
export const titles = {
  "User": [
    "name"
  ],
  "Role": [
    "name"
  ],
  "Device": [
    "geraetName"
  ],
  "AuditEntry": [
    "zeit",
    "ereignis",
    "benutzer"
  ],
  "File": [
    "dateiname"
  ],
  "Image": [
    "typ"
  ],
  "ChangeEntry": [
    "benutzer"
  ],
  "Import": [
    "datei"
  ],
  "RecordLock": [
    "token"
  ],
  "QueryPreset": [
    "name"
  ],
  "Preference": [
    "name"
  ],
  "SystemParameter": [
    "name"
  ],
  "TextEntry": [
    "eintrag"
  ],
  "Country": [
    "land"
  ],
  "PaymentMethod": [
    "bezeichnung"
  ],
  "DeliveryTerm": [
    "bezeichnung"
  ],
  "TaxClass": [
    "bezeichnung"
  ],
  "ExchangeRate": [
    "waehrung",
    "tag"
  ],
  "Address": [
    "name1",
    "name2"
  ],
  "ContactPerson": [
    "vorname",
    "name"
  ],
  "Product": [
    "artikelnummer",
    "bezeichnung"
  ],
  "ProductCustomField": [
    "bezeichnung"
  ],
  "ProductGroup": [
    "bezeichnung"
  ],
  "PriceGroup": [
    "bezeichnung"
  ],
  "TierPrices": [
    "id"
  ],
  "SpecialPrice": [
    "artikelnummer",
    "bezeichnung"
  ],
  "SpecialPricePeriod": [
    "gueltigVon",
    "gueltigBis"
  ],
  "Storage": [
    "kurzbezeichnung"
  ],
  "StorageRegion": [
    "name"
  ],
  "Stock": [
    "artikelNummer",
    "lager"
  ],
  "StockMovement": [
    "zeit",
    "groesse",
    "menge"
  ],
  "StockDocument": [
    "belegart"
  ],
  "ServiceStock": [
    "artikelNummer",
    "lager"
  ],
  "LocationStock": [
    "lagerplatz",
    "artikelNummer"
  ],
  "StorageLocation": [
    "lagerplatz",
    "lagerId"
  ],
  "Technician": [
    "bezeichnung"
  ],
  "StockTransfer": [
    "umlagerungsnummer",
    "artikelNummer"
  ],
  "Asset": [
    "assetnummer",
    "bezeichnung"
  ],
  "Reminder": [
    "bemerkung"
  ],
  "TimeBooking": [
    "Datum"
  ],
  "SubsequentBooking": [
    "nachbuchungTimeStamp"
  ],
  "Activity": [
    "art",
    "betreff"
  ],
  "ActivityTemplate": [
    "bezeichnung"
  ],
  "Deal": [
    "titel"
  ],
  "Ticket": [
    "ticketNummer",
    "betreff"
  ],
  "ServiceMaterial": [
    "artikelnummer",
    "artikelbezeichnung"
  ],
  "MaterialBooking": [
    "art",
    "menge"
  ],
  "RefusedCall": [
    "vorgang",
    "datensatz"
  ],
  "ServiceSignature": [
    "name"
  ],
  "ReportTemplate": [
    "techniker"
  ],
  "ServiceOrderType": [
    "bezeichnung"
  ],
  "ServiceBillingType": [
    "bezeichnung"
  ],
  "ServiceActivity": [
    "bezeichnung"
  ],
  "ExtraWorkType": [
    "bezeichnung"
  ],
  "CalendarEntryType": [
    "bezeichnung"
  ],
  "ServiceStatus": [
    "beschreibung"
  ],
  "ServiceOrder": [
    "auftragsnummer",
    "titel"
  ],
  "PlanningItem": [
    "auftragsnummer",
    "titel"
  ],
  "WorkTime": [
    "datum",
    "von"
  ],
  "ExtraWork": [
    "mehraufwandArtId"
  ],
  "CalendarEntry": [
    "KAL_TYP_ID"
  ],
  "SalesDocument": [
    "belegnummer",
    "adresse"
  ],
  "Position": [
    "position",
    "bezeichnung"
  ],
  "DocumentHistoryEntry": [
    "datum",
    "text"
  ],
  "PositionSuggestion": [
    "artikelnummer"
  ],
  "Signature": [
    "name"
  ],
  "ItemHistoryEntry": [
    "belegart"
  ],
  "OpenItem": [
    "rechnungsnummer",
    "adresse"
  ],
  "Payment": [
    "zahlungsDatum",
    "zahlungPer"
  ],
  "DealOutlookRow": [
    "id"
  ],
  "TurnoverRow": [
    "id"
  ],
  "GroupTurnoverRow": [
    "warengruppe"
  ],
  "TurnoverPosition": [
    "belegnummer",
    "bezeichnung"
  ],
  "OpenItemOverview": [
    "id"
  ],
  "Backorder": [
    "belegnummer"
  ],
  "MailMessage": [
    "betreff"
  ],
  "MailAccount": [
    "bezeichnung"
  ],
  "MailTemplate": [
    "art",
    "sprache"
  ],
  "MailSignature": [
    "sprache"
  ]
} as const;

/** Schema → the list that its records are chosen from. */
export const references = {
  "User": {
    "path": "/system/benutzer",
    "value": "id",
    "searched": true
  },
  "Role": {
    "path": "/system/rollen",
    "value": "id",
    "searched": true
  },
  "AuditEntry": {
    "path": "/system/protokoll",
    "value": "id",
    "searched": false
  },
  "Import": {
    "path": "/system/importe",
    "value": "id",
    "searched": false
  },
  "SystemParameter": {
    "path": "/system/parameter",
    "value": "id",
    "searched": false
  },
  "TextEntry": {
    "path": "/stammdaten/texte",
    "value": "id",
    "searched": false
  },
  "Country": {
    "path": "/stammdaten/landeskennzeichen",
    "value": "lkz",
    "searched": false
  },
  "PaymentMethod": {
    "path": "/stammdaten/zahlungsarten",
    "value": "id",
    "searched": false
  },
  "DeliveryTerm": {
    "path": "/stammdaten/lieferbedingungen",
    "value": "id",
    "searched": false
  },
  "TaxClass": {
    "path": "/stammdaten/steuerklassen",
    "value": "id",
    "searched": false
  },
  "ExchangeRate": {
    "path": "/stammdaten/waehrungskurse",
    "value": "id",
    "searched": false
  },
  "Address": {
    "path": "/stammdaten/adressen",
    "value": "id",
    "searched": true
  },
  "ContactPerson": {
    "path": "/stammdaten/ansprechpartner",
    "value": "id",
    "searched": true
  },
  "Product": {
    "path": "/stammdaten/artikel",
    "value": "id",
    "searched": true
  },
  "ProductGroup": {
    "path": "/stammdaten/warengruppen",
    "value": "id",
    "searched": false
  },
  "PriceGroup": {
    "path": "/stammdaten/preisgruppen",
    "value": "id",
    "searched": false
  },
  "Storage": {
    "path": "/stammdaten/lager",
    "value": "id",
    "searched": false
  },
  "StorageRegion": {
    "path": "/stammdaten/lagerkreise",
    "value": "id",
    "searched": false
  },
  "ServiceStock": {
    "path": "/lager/servicebestaende/gutteile",
    "value": "id",
    "searched": false
  },
  "LocationStock": {
    "path": "/lager/lagerplatz-bestaende",
    "value": "id",
    "searched": false
  },
  "StorageLocation": {
    "path": "/lager/lagerplaetze",
    "value": "id",
    "searched": false
  },
  "Technician": {
    "path": "/service/techniker",
    "value": "id",
    "searched": false
  },
  "StockTransfer": {
    "path": "/lager/umlagerungen",
    "value": "id",
    "searched": true
  },
  "Asset": {
    "path": "/stammdaten/assets",
    "value": "id",
    "searched": true
  },
  "Reminder": {
    "path": "/crm/erinnerungen",
    "value": "id",
    "searched": true
  },
  "SubsequentBooking": {
    "path": "/zeiterfassung/Nachbuchung",
    "value": "id",
    "searched": false
  },
  "Activity": {
    "path": "/crm/aktivitaeten",
    "value": "id",
    "searched": true
  },
  "ActivityTemplate": {
    "path": "/crm/aktivitaetsvorlagen",
    "value": "id",
    "searched": true
  },
  "Deal": {
    "path": "/crm/deals",
    "value": "id",
    "searched": true
  },
  "Ticket": {
    "path": "/crm/tickets",
    "value": "id",
    "searched": true
  },
  "ServiceMaterial": {
    "path": "/service/material",
    "value": "id",
    "searched": true
  },
  "RefusedCall": {
    "path": "/system/klaerungen",
    "value": "id",
    "searched": true
  },
  "ServiceOrderType": {
    "path": "/stammdaten/service/auftragsarten",
    "value": "id",
    "searched": false
  },
  "ServiceBillingType": {
    "path": "/stammdaten/service/abrechnungsarten",
    "value": "id",
    "searched": false
  },
  "ServiceActivity": {
    "path": "/stammdaten/service/taetigkeiten",
    "value": "id",
    "searched": false
  },
  "ExtraWorkType": {
    "path": "/stammdaten/service/mehraufwandsarten",
    "value": "id",
    "searched": false
  },
  "CalendarEntryType": {
    "path": "/stammdaten/service/kalendertypen",
    "value": "id",
    "searched": false
  },
  "ServiceStatus": {
    "path": "/stammdaten/service/status",
    "value": "id",
    "searched": false
  },
  "ServiceOrder": {
    "path": "/service/auftraege",
    "value": "id",
    "searched": true
  },
  "PlanningItem": {
    "path": "/service/planung",
    "value": "id",
    "searched": true
  },
  "CalendarEntry": {
    "path": "/service/kalender",
    "value": "id",
    "searched": false
  },
  "SalesDocument": {
    "path": "/verkauf/belege",
    "value": "id",
    "searched": true
  },
  "OpenItem": {
    "path": "/finanzen/offeneposten",
    "value": "id",
    "searched": true
  },
  "TurnoverPosition": {
    "path": "/auswertungen/umsatzpositionen",
    "value": "id",
    "searched": false
  },
  "MailMessage": {
    "path": "/mail/nachrichten",
    "value": "id",
    "searched": true
  },
  "MailAccount": {
    "path": "/mail/konten",
    "value": "id",
    "searched": false
  },
  "MailTemplate": {
    "path": "/mail/vorlagen",
    "value": "id",
    "searched": true
  },
  "MailSignature": {
    "path": "/mail/signaturen",
    "value": "id",
    "searched": false
  },
  "Device": {
    "path": "/system/geraete",
    "value": "id",
    "searched": false
  },
  "ChangeEntry": {
    "path": "/system/aenderungen",
    "value": "id",
    "searched": false
  },
  "TimeBooking": {
    "path": "/zeiterfassung/Zeitbuchung",
    "value": "id",
    "searched": false
  },
  "Backorder": {
    "path": "/auswertungen/auftragsrueckstaende/daten",
    "value": "id",
    "searched": false
  }
} as const;

/** Operation that may wait on a device until there is a network → how. */
export const queued = {
  "POST /service/auftraege/{serviceAuftragId}/material": {
    "by": "serviceAuftragId",
    "at": "erfasstUm"
  },
  "POST /service/planung/{planungId}/dateien": {
    "by": "serviceAuftragId"
  },
  "POST /service/planung/{planungId}/arbeitszeiten": {
    "by": "serviceAuftragId"
  },
  "POST /service/auftraege/{serviceAuftragId}/mehraufwaende": {
    "by": "serviceAuftragId"
  },
  "POST /zeiterfassung/Zeitbuchung": {
    "at": "zeitStempel",
    "late": {
      "quelle": "OFFLINE"
    }
  },
  "POST /service/material/{id}/bestaetigung": {
    "by": "serviceAuftragId",
    "at": "erfasstUm"
  },
  "POST /service/material/{id}/einbau": {
    "by": "serviceAuftragId",
    "at": "erfasstUm"
  },
  "POST /service/material/{id}/doa": {
    "by": "serviceAuftragId",
    "at": "erfasstUm"
  },
  "POST /service/material/{id}/gutteilretoure": {
    "by": "serviceAuftragId",
    "at": "erfasstUm"
  },
  "POST /service/material/{id}/defekt": {
    "by": "serviceAuftragId",
    "at": "erfasstUm"
  },
  "POST /service/planung/{id}/ergebnis": {
    "by": "serviceAuftragId"
  },
  "POST /service/planung/{id}/unterschrift": {
    "by": "serviceAuftragId",
    "at": "zeitpunkt"
  },
  "POST /service/planung/{id}/annahme": {
    "by": "serviceAuftragId",
    "at": "erfasstUm"
  },
  "POST /service/planung/{id}/ablehnung": {
    "by": "serviceAuftragId",
    "at": "erfasstUm"
  },
  "POST /service/planung/{id}/reisebeginn": {
    "by": "serviceAuftragId",
    "at": "erfasstUm"
  },
  "POST /service/planung/{id}/ankunft": {
    "by": "serviceAuftragId",
    "at": "erfasstUm"
  },
  "POST /service/planung/{id}/korrektur": {
    "by": "serviceAuftragId",
    "at": "erfasstUm"
  },
  "POST /service/planung/{planungId}/arbeitszeiten/{id}/korrektur": {
    "by": "serviceAuftragId",
    "at": "erfasstUm"
  },
  "POST /service/planung/{id}/unterbrechung": {
    "by": "serviceAuftragId",
    "at": "erfasstUm"
  },
  "POST /service/planung/{id}/abbruch": {
    "by": "serviceAuftragId",
    "at": "erfasstUm"
  },
  "POST /service/planung/{id}/telefonbeginn": {
    "by": "serviceAuftragId",
    "at": "erfasstUm"
  },
  "POST /service/planung/{id}/telefonabschluss": {
    "by": "serviceAuftragId",
    "at": "erfasstUm"
  },
  "POST /service/planung/{id}/abschluss": {
    "by": "serviceAuftragId",
    "at": "erfasstUm"
  },
  "POST /service/planung/{id}/zeitmessung": {
    "by": "serviceAuftragId",
    "at": "erfasstUm"
  },
  "DELETE /service/planung/{id}/zeitmessung": {
    "by": "serviceAuftragId",
    "at": "erfasstUm",
    "isBodiless": true
  },
  "PUT /service/planung/{id}/abfragewerte": {
    "by": "serviceAuftragId"
  }
} as const;

/** Operation → right (`public` and `session` are no rights of a user). */
export const rights = {
  "GET /system/benutzer": "SYS_BENUTZER",
  "POST /system/benutzer": "SYS_BENUTZER",
  "GET /system/benutzer/{id}": "SYS_BENUTZER",
  "PATCH /system/benutzer/{id}": "SYS_BENUTZER",
  "GET /system/rollen": "SYS_BENUTZER",
  "POST /system/rollen": "SYS_BENUTZER",
  "GET /system/rollen/{id}": "SYS_BENUTZER",
  "DELETE /system/rollen/{id}": "SYS_BENUTZER",
  "PATCH /system/rollen/{id}": "SYS_BENUTZER",
  "GET /system/protokoll": "SYS_BENUTZER",
  "GET /system/importe": {
    "own": "session",
    "foreign": "SYS_BENUTZER",
    "owner": "benutzerId"
  },
  "POST /system/importe": "session",
  "GET /system/importe/{id}": {
    "own": "session",
    "foreign": "SYS_BENUTZER",
    "owner": "benutzerId"
  },
  "GET /system/parameter": "session",
  "GET /system/parameter/{id}": "session",
  "PATCH /system/parameter/{id}": "SYS_PARAMETER",
  "GET /stammdaten/texte": "session",
  "GET /stammdaten/landeskennzeichen": "session",
  "GET /stammdaten/zahlungsarten": "session",
  "POST /stammdaten/zahlungsarten": "SYS_PARAMETER",
  "GET /stammdaten/zahlungsarten/{id}": "session",
  "DELETE /stammdaten/zahlungsarten/{id}": "SYS_PARAMETER",
  "PATCH /stammdaten/zahlungsarten/{id}": "SYS_PARAMETER",
  "GET /stammdaten/lieferbedingungen": "session",
  "POST /stammdaten/lieferbedingungen": "SYS_PARAMETER",
  "GET /stammdaten/lieferbedingungen/{id}": "session",
  "DELETE /stammdaten/lieferbedingungen/{id}": "SYS_PARAMETER",
  "PATCH /stammdaten/lieferbedingungen/{id}": "SYS_PARAMETER",
  "GET /stammdaten/steuerklassen": "session",
  "GET /stammdaten/waehrungskurse": "session",
  "POST /stammdaten/waehrungskurse": "SYS_PARAMETER",
  "GET /stammdaten/waehrungskurse/{id}": "session",
  "DELETE /stammdaten/waehrungskurse/{id}": "SYS_PARAMETER",
  "PATCH /stammdaten/waehrungskurse/{id}": "SYS_PARAMETER",
  "GET /stammdaten/adressen": "ADR_SEHEN",
  "POST /stammdaten/adressen": "ADR_AENDERN",
  "GET /stammdaten/adressen/{id}": "ADR_SEHEN",
  "DELETE /stammdaten/adressen/{id}": "ADR_LOESCHEN",
  "PATCH /stammdaten/adressen/{id}": "ADR_AENDERN",
  "GET /stammdaten/adressen/{adresseId}/dateien": "ADR_SEHEN",
  "POST /stammdaten/adressen/{adresseId}/dateien": "ADR_AENDERN",
  "GET /stammdaten/adressen/{adresseId}/dateien/{id}": "ADR_SEHEN",
  "DELETE /stammdaten/adressen/{adresseId}/dateien/{id}": "ADR_AENDERN",
  "PATCH /stammdaten/adressen/{adresseId}/dateien/{id}": "ADR_AENDERN",
  "GET /stammdaten/adressen/{adresseId}/dateien/{id}/daten": "ADR_SEHEN",
  "GET /stammdaten/ansprechpartner": "ADR_SEHEN",
  "GET /stammdaten/adressen/{adresseId}/ansprechpartner": "ADR_SEHEN",
  "POST /stammdaten/adressen/{adresseId}/ansprechpartner": "ADR_AENDERN",
  "GET /stammdaten/ansprechpartner/{id}": "ADR_SEHEN",
  "DELETE /stammdaten/ansprechpartner/{id}": "ADR_AENDERN",
  "PATCH /stammdaten/ansprechpartner/{id}": "ADR_AENDERN",
  "GET /stammdaten/artikel": "ART_SEHEN",
  "POST /stammdaten/artikel": "ART_AENDERN",
  "GET /stammdaten/artikel/{id}": "ART_SEHEN",
  "DELETE /stammdaten/artikel/{id}": "ART_LOESCHEN",
  "PATCH /stammdaten/artikel/{id}": "ART_AENDERN",
  "GET /stammdaten/artikel/{artikelId}/bilder": "ART_SEHEN",
  "POST /stammdaten/artikel/{artikelId}/bilder": "ART_AENDERN",
  "GET /stammdaten/artikel/{artikelId}/bilder/{id}": "ART_SEHEN",
  "DELETE /stammdaten/artikel/{artikelId}/bilder/{id}": "ART_AENDERN",
  "PATCH /stammdaten/artikel/{artikelId}/bilder/{id}": "ART_AENDERN",
  "GET /stammdaten/artikel/{artikelId}/freieFelder": "ART_SEHEN",
  "GET /stammdaten/warengruppen": "ART_SEHEN",
  "POST /stammdaten/warengruppen": "SYS_PARAMETER",
  "GET /stammdaten/warengruppen/{id}": "ART_SEHEN",
  "DELETE /stammdaten/warengruppen/{id}": "SYS_PARAMETER",
  "PATCH /stammdaten/warengruppen/{id}": "SYS_PARAMETER",
  "GET /stammdaten/preisgruppen": "ART_SEHEN",
  "GET /stammdaten/preisgruppen/{id}": "ART_SEHEN",
  "PATCH /stammdaten/preisgruppen/{id}": "SYS_PARAMETER",
  "GET /stammdaten/adressen/{adresseId}/kundensonderpreise": "ADR_SEHEN",
  "GET /stammdaten/adressen/{adresseId}/kundensonderpreise/{id}": "ADR_SEHEN",
  "GET /stammdaten/adressen/{adresseId}/kundensonderpreise/{sonderpreisId}/apz": "ADR_SEHEN",
  "GET /stammdaten/adressen/{adresseId}/kundensonderpreise/{sonderpreisId}/apz/{id}": "ADR_SEHEN",
  "GET /stammdaten/lager": "LAG_SEHEN",
  "POST /stammdaten/lager": "SYS_PARAMETER",
  "GET /stammdaten/lager/{id}": "LAG_SEHEN",
  "DELETE /stammdaten/lager/{id}": "SYS_PARAMETER",
  "PATCH /stammdaten/lager/{id}": "SYS_PARAMETER",
  "GET /stammdaten/lagerkreise": "LAG_SEHEN",
  "POST /stammdaten/lagerkreise": "SYS_PARAMETER",
  "GET /stammdaten/lagerkreise/{id}": "LAG_SEHEN",
  "DELETE /stammdaten/lagerkreise/{id}": "SYS_PARAMETER",
  "PATCH /stammdaten/lagerkreise/{id}": "SYS_PARAMETER",
  "GET /stammdaten/artikel/{artikelId}/bestaende": "ART_SEHEN",
  "GET /stammdaten/lager/{lagerId}/bestaende": "LAG_SEHEN",
  "GET /stammdaten/artikel/{artikelId}/lagerbewegungen": "ART_SEHEN",
  "GET /lager/servicebestaende/gutteile": "LAG_SEHEN",
  "GET /lager/servicebestaende/doa": "LAG_SEHEN",
  "GET /lager/servicebestaende/defekt": "LAG_SEHEN",
  "GET /stammdaten/artikel/{artikelId}/servicebestaende": "ART_SEHEN",
  "GET /lager/lagerplatz-bestaende": "LAG_SEHEN",
  "GET /lager/lagerplatz-bestaende/{id}": "LAG_SEHEN",
  "GET /lager/lagerplaetze": "LAG_SEHEN",
  "GET /service/techniker": "session",
  "GET /lager/umlagerungen": "LAG_SEHEN",
  "POST /lager/umlagerungen": {
    "any": [
      "LAG_AENDERN",
      "SVA_AENDERN"
    ]
  },
  "GET /lager/umlagerungen/{id}": "LAG_SEHEN",
  "GET /stammdaten/assets": "ASS_SEHEN",
  "POST /stammdaten/assets": "ASS_AENDERN",
  "GET /stammdaten/assets/{id}": "ASS_SEHEN",
  "DELETE /stammdaten/assets/{id}": "ASS_LOESCHEN",
  "PATCH /stammdaten/assets/{id}": "ASS_AENDERN",
  "GET /stammdaten/assets/{assetId}/dateien": "ASS_SEHEN",
  "POST /stammdaten/assets/{assetId}/dateien": "ASS_AENDERN",
  "GET /stammdaten/assets/{assetId}/dateien/{id}": "ASS_SEHEN",
  "DELETE /stammdaten/assets/{assetId}/dateien/{id}": "ASS_AENDERN",
  "PATCH /stammdaten/assets/{assetId}/dateien/{id}": "ASS_AENDERN",
  "GET /stammdaten/assets/{assetId}/dateien/{id}/daten": "ASS_SEHEN",
  "GET /stammdaten/assets/{assetId}/bilder": "ASS_SEHEN",
  "POST /stammdaten/assets/{assetId}/bilder": "ASS_AENDERN",
  "GET /stammdaten/assets/{assetId}/bilder/{id}": "ASS_SEHEN",
  "DELETE /stammdaten/assets/{assetId}/bilder/{id}": "ASS_AENDERN",
  "PATCH /stammdaten/assets/{assetId}/bilder/{id}": "ASS_AENDERN",
  "GET /crm/erinnerungen": {
    "own": "session",
    "owner": "benutzerId"
  },
  "POST /crm/erinnerungen": "ERI_AENDERN",
  "GET /crm/erinnerungen/{id}": {
    "own": "session",
    "owner": "benutzerId"
  },
  "DELETE /crm/erinnerungen/{id}": "ERI_AENDERN",
  "PATCH /crm/erinnerungen/{id}": "ERI_AENDERN",
  "GET /zeiterfassung/Nachbuchung": {
    "own": "ZEIT_BUCHEN",
    "foreign": "ZEIT_GENEHMIGEN",
    "owner": "ben_id"
  },
  "POST /zeiterfassung/Nachbuchung": {
    "own": "ZEIT_BUCHEN",
    "foreign": "ZEIT_GENEHMIGEN",
    "owner": "ben_id"
  },
  "GET /zeiterfassung/Nachbuchung/{id}": {
    "own": "ZEIT_BUCHEN",
    "foreign": "ZEIT_GENEHMIGEN",
    "owner": "ben_id"
  },
  "DELETE /zeiterfassung/Nachbuchung/{id}": {
    "own": "ZEIT_BUCHEN",
    "foreign": "ZEIT_GENEHMIGEN",
    "owner": "ben_id"
  },
  "PATCH /zeiterfassung/Nachbuchung/{id}": {
    "own": "ZEIT_BUCHEN",
    "foreign": "ZEIT_GENEHMIGEN",
    "owner": "ben_id"
  },
  "GET /crm/aktivitaeten": {
    "own": "AKT_SEHEN",
    "foreign": "AKT_FREMD_SEHEN",
    "owner": "benutzerId",
    "instead": {
      "of": "ticketId",
      "own": "TKT_ANSEHEN",
      "foreign": "TKT_ANSEHEN"
    }
  },
  "POST /crm/aktivitaeten": {
    "own": "AKT_AENDERN",
    "foreign": "AKT_FREMD_AENDERN",
    "owner": "benutzerId",
    "instead": {
      "of": "ticketId",
      "own": "TKT_AKT_AENDERN",
      "foreign": "TKT_AKT_FREMD_AENDERN"
    }
  },
  "GET /crm/tickets/{ticketId}/aktivitaeten": "TKT_ANSEHEN",
  "GET /crm/aktivitaeten/{id}": {
    "own": "AKT_SEHEN",
    "foreign": "AKT_FREMD_SEHEN",
    "owner": "benutzerId",
    "instead": {
      "of": "ticketId",
      "own": "TKT_ANSEHEN",
      "foreign": "TKT_ANSEHEN"
    }
  },
  "DELETE /crm/aktivitaeten/{id}": {
    "own": "AKT_LOESCHEN",
    "foreign": "AKT_FREMD_LOESCHEN",
    "owner": "benutzerId",
    "instead": {
      "of": "ticketId",
      "own": "TKT_AKT_LOESCHEN",
      "foreign": "TKT_AKT_FREMD_LOESCHEN"
    }
  },
  "PATCH /crm/aktivitaeten/{id}": {
    "own": "AKT_AENDERN",
    "foreign": "AKT_FREMD_AENDERN",
    "owner": "benutzerId",
    "instead": {
      "of": "ticketId",
      "own": "TKT_AKT_AENDERN",
      "foreign": "TKT_AKT_FREMD_AENDERN"
    }
  },
  "GET /crm/aktivitaetsvorlagen": "session",
  "POST /crm/aktivitaetsvorlagen": "AKT_FREMD_AENDERN",
  "GET /crm/aktivitaetsvorlagen/{id}": "session",
  "DELETE /crm/aktivitaetsvorlagen/{id}": "AKT_FREMD_AENDERN",
  "PATCH /crm/aktivitaetsvorlagen/{id}": "AKT_FREMD_AENDERN",
  "GET /crm/deals": "DEALS_SEHEN",
  "POST /crm/deals": "DEALS_AENDERN",
  "GET /crm/deals/{id}": "DEALS_SEHEN",
  "DELETE /crm/deals/{id}": "DEALS_LOESCHEN",
  "PATCH /crm/deals/{id}": "DEALS_AENDERN",
  "GET /crm/tickets": "TKT_ANSEHEN",
  "POST /crm/tickets": "TKT_AENDERN",
  "GET /crm/tickets/{hauptTicketId}/untertickets": "TKT_ANSEHEN",
  "GET /crm/tickets/{id}": "TKT_ANSEHEN",
  "DELETE /crm/tickets/{id}": "TKT_LOESCHEN",
  "PATCH /crm/tickets/{id}": "TKT_AENDERN",
  "GET /crm/tickets/{ticketId}/anhaenge": "TKT_ANSEHEN",
  "POST /crm/tickets/{ticketId}/anhaenge": "TKT_AENDERN",
  "GET /crm/tickets/{ticketId}/anhaenge/{id}": "TKT_ANSEHEN",
  "DELETE /crm/tickets/{ticketId}/anhaenge/{id}": "TKT_AENDERN",
  "PATCH /crm/tickets/{ticketId}/anhaenge/{id}": "TKT_AENDERN",
  "GET /crm/tickets/{ticketId}/anhaenge/{id}/daten": "TKT_ANSEHEN",
  "GET /service/material": "SVA_SEHEN",
  "POST /service/material": "SVA_PLANEN",
  "GET /service/auftraege/{serviceAuftragId}/material": "SVA_SEHEN",
  "POST /service/auftraege/{serviceAuftragId}/material": "SVA_AENDERN",
  "GET /service/material/{id}": "SVA_SEHEN",
  "DELETE /service/material/{id}": "SVA_PLANEN",
  "PATCH /service/material/{id}": "SVA_PLANEN",
  "GET /service/material/{materialId}/buchungen": "SVA_SEHEN",
  "GET /system/klaerungen": "SVA_PLANEN",
  "GET /system/klaerungen/{id}": "SVA_PLANEN",
  "GET /service/planung/{planungId}/unterschriften": "SVA_SEHEN",
  "GET /stammdaten/service/auftragsarten": "session",
  "POST /stammdaten/service/auftragsarten": "SYS_PARAMETER",
  "GET /stammdaten/service/auftragsarten/{id}": "session",
  "DELETE /stammdaten/service/auftragsarten/{id}": "SYS_PARAMETER",
  "PATCH /stammdaten/service/auftragsarten/{id}": "SYS_PARAMETER",
  "GET /stammdaten/service/abrechnungsarten": "session",
  "GET /stammdaten/service/taetigkeiten": "session",
  "POST /stammdaten/service/taetigkeiten": "SYS_PARAMETER",
  "GET /stammdaten/service/taetigkeiten/{id}": "session",
  "DELETE /stammdaten/service/taetigkeiten/{id}": "SYS_PARAMETER",
  "PATCH /stammdaten/service/taetigkeiten/{id}": "SYS_PARAMETER",
  "GET /stammdaten/service/mehraufwandsarten": "session",
  "POST /stammdaten/service/mehraufwandsarten": "SYS_PARAMETER",
  "GET /stammdaten/service/mehraufwandsarten/{id}": "session",
  "DELETE /stammdaten/service/mehraufwandsarten/{id}": "SYS_PARAMETER",
  "PATCH /stammdaten/service/mehraufwandsarten/{id}": "SYS_PARAMETER",
  "GET /stammdaten/service/kalendertypen": "session",
  "POST /stammdaten/service/kalendertypen": "SYS_PARAMETER",
  "GET /stammdaten/service/kalendertypen/{id}": "session",
  "DELETE /stammdaten/service/kalendertypen/{id}": "SYS_PARAMETER",
  "PATCH /stammdaten/service/kalendertypen/{id}": "SYS_PARAMETER",
  "GET /stammdaten/service/status": "session",
  "GET /service/auftraege": "SVA_SEHEN",
  "POST /service/auftraege": "SVA_PLANEN",
  "GET /service/auftraege/{id}": "SVA_SEHEN",
  "DELETE /service/auftraege/{id}": "SVA_PLANEN",
  "PATCH /service/auftraege/{id}": "SVA_PLANEN",
  "GET /service/auftraege/{serviceAuftragId}/dateien": "SVA_SEHEN",
  "POST /service/auftraege/{serviceAuftragId}/dateien": "SVA_PLANEN",
  "GET /service/auftraege/{serviceAuftragId}/dateien/{id}": "SVA_SEHEN",
  "DELETE /service/auftraege/{serviceAuftragId}/dateien/{id}": "SVA_PLANEN",
  "PATCH /service/auftraege/{serviceAuftragId}/dateien/{id}": "SVA_PLANEN",
  "GET /service/auftraege/{serviceAuftragId}/dateien/{id}/daten": "SVA_SEHEN",
  "GET /service/planung": "SVA_SEHEN",
  "POST /service/planung": "SVA_PLANEN",
  "GET /service/auftraege/{serviceAuftragId}/planung": "SVA_SEHEN",
  "GET /service/planung/{id}": "SVA_SEHEN",
  "DELETE /service/planung/{id}": "SVA_PLANEN",
  "PATCH /service/planung/{id}": "SVA_PLANEN",
  "GET /service/planung/{planungId}/dateien": "SVA_SEHEN",
  "POST /service/planung/{planungId}/dateien": {
    "own": "SVA_AENDERN",
    "foreign": "SVA_PLANEN",
    "owner": "benutzerId"
  },
  "GET /service/planung/{planungId}/dateien/{id}": "SVA_SEHEN",
  "DELETE /service/planung/{planungId}/dateien/{id}": {
    "own": "SVA_AENDERN",
    "foreign": "SVA_PLANEN",
    "owner": "benutzerId"
  },
  "PATCH /service/planung/{planungId}/dateien/{id}": {
    "own": "SVA_AENDERN",
    "foreign": "SVA_PLANEN",
    "owner": "benutzerId"
  },
  "GET /service/planung/{planungId}/dateien/{id}/daten": "SVA_SEHEN",
  "GET /service/planung/{planungId}/arbeitszeiten": "SVA_SEHEN",
  "POST /service/planung/{planungId}/arbeitszeiten": "SVA_AENDERN",
  "GET /service/planung/{planungId}/arbeitszeiten/{id}": "SVA_SEHEN",
  "DELETE /service/planung/{planungId}/arbeitszeiten/{id}": "SVA_AENDERN",
  "PATCH /service/planung/{planungId}/arbeitszeiten/{id}": "SVA_AENDERN",
  "GET /service/auftraege/{serviceAuftragId}/mehraufwaende": "SVA_SEHEN",
  "POST /service/auftraege/{serviceAuftragId}/mehraufwaende": "SVA_AENDERN",
  "GET /service/auftraege/{serviceAuftragId}/mehraufwaende/{id}": "SVA_SEHEN",
  "DELETE /service/auftraege/{serviceAuftragId}/mehraufwaende/{id}": "SVA_AENDERN",
  "PATCH /service/auftraege/{serviceAuftragId}/mehraufwaende/{id}": "SVA_AENDERN",
  "GET /service/kalender": "SVA_SEHEN",
  "POST /service/kalender": {
    "own": "SVA_AENDERN",
    "foreign": "SVA_PLANEN",
    "owner": "BEN_ID"
  },
  "GET /service/kalender/{id}": "SVA_SEHEN",
  "DELETE /service/kalender/{id}": {
    "own": "SVA_AENDERN",
    "foreign": "SVA_PLANEN",
    "owner": "BEN_ID"
  },
  "PATCH /service/kalender/{id}": {
    "own": "SVA_AENDERN",
    "foreign": "SVA_PLANEN",
    "owner": "BEN_ID"
  },
  "GET /verkauf/belege": "BEK_SEHEN",
  "POST /verkauf/belege": "BEK_AENDERN",
  "GET /verkauf/belege/{id}": "BEK_SEHEN",
  "DELETE /verkauf/belege/{id}": {
    "own": "BEK_LOESCHEN",
    "foreign": "BEK_FREMDBEARB",
    "owner": "benutzerId"
  },
  "PATCH /verkauf/belege/{id}": {
    "own": "BEK_AENDERN",
    "foreign": "BEK_FREMDBEARB",
    "owner": "benutzerId"
  },
  "GET /verkauf/belege/{belegId}/dateien": "BEK_SEHEN",
  "POST /verkauf/belege/{belegId}/dateien": {
    "own": "BEK_AENDERN",
    "foreign": "BEK_FREMDBEARB",
    "owner": "benutzerId"
  },
  "GET /verkauf/belege/{belegId}/dateien/{id}": "BEK_SEHEN",
  "DELETE /verkauf/belege/{belegId}/dateien/{id}": {
    "own": "BEK_AENDERN",
    "foreign": "BEK_FREMDBEARB",
    "owner": "benutzerId"
  },
  "PATCH /verkauf/belege/{belegId}/dateien/{id}": {
    "own": "BEK_AENDERN",
    "foreign": "BEK_FREMDBEARB",
    "owner": "benutzerId"
  },
  "GET /verkauf/belege/{belegId}/dateien/{id}/daten": "BEK_SEHEN",
  "GET /verkauf/belege/{belegId}/positionen": "BEK_SEHEN",
  "POST /verkauf/belege/{belegId}/positionen": "BEK_AENDERN",
  "GET /verkauf/belege/{belegId}/positionen/{id}": "BEK_SEHEN",
  "DELETE /verkauf/belege/{belegId}/positionen/{id}": "BEK_AENDERN",
  "PATCH /verkauf/belege/{belegId}/positionen/{id}": "BEK_AENDERN",
  "GET /verkauf/belege/{belegId}/historie": "BEK_SEHEN",
  "GET /verkauf/belege/{belegId}/unterschriften": "BEK_SEHEN",
  "GET /finanzen/offeneposten": "OPV_SEHEN",
  "GET /finanzen/offeneposten/{id}": "OPV_SEHEN",
  "GET /finanzen/offeneposten/{offenePostenId}/zahlungen": "OPV_SEHEN",
  "POST /finanzen/offeneposten/{offenePostenId}/zahlungen": "OPV_AENDERN",
  "GET /finanzen/offeneposten/{offenePostenId}/zahlungen/{id}": "OPV_SEHEN",
  "GET /auswertungen/umsatzpositionen": "BEK_SEHEN",
  "GET /mail/nachrichten": {
    "own": "MAIL_SENDEN",
    "foreign": "MAIL_FREMDBEARB",
    "owner": "benutzerId"
  },
  "GET /mail/nachrichten/{id}": {
    "own": "MAIL_SENDEN",
    "foreign": "MAIL_FREMDBEARB",
    "owner": "benutzerId"
  },
  "GET /mail/konten": "SYS_PARAMETER",
  "GET /mail/konten/{id}": "SYS_PARAMETER",
  "PATCH /mail/konten/{id}": "SYS_PARAMETER",
  "GET /mail/vorlagen": "SYS_PARAMETER",
  "GET /mail/vorlagen/{id}": "SYS_PARAMETER",
  "PATCH /mail/vorlagen/{id}": "SYS_PARAMETER",
  "GET /mail/signaturen": {
    "own": "MAIL_SENDEN",
    "owner": "benutzerId"
  },
  "POST /mail/signaturen": "MAIL_SENDEN",
  "GET /mail/signaturen/{id}": {
    "own": "MAIL_SENDEN",
    "owner": "benutzerId"
  },
  "DELETE /mail/signaturen/{id}": "MAIL_SENDEN",
  "PATCH /mail/signaturen/{id}": "MAIL_SENDEN",
  "GET /webapp/suche": "session",
  "GET /webapp/start": "session",
  "POST /system/passwort": "session",
  "GET /system/geraete": {
    "own": "session",
    "foreign": "SYS_BENUTZER",
    "owner": "benutzerId"
  },
  "DELETE /system/geraete/{id}": {
    "own": "session",
    "foreign": "SYS_BENUTZER",
    "owner": "benutzerId"
  },
  "GET /system/geraeteschluessel": "session",
  "POST /system/benutzer/{id}/geraeteloeschung": "SYS_BENUTZER",
  "POST /system/benutzer/{id}/passwort": "SYS_BENUTZER",
  "GET /system/ereignisse": "session",
  "GET /stammdaten/dateien/{id}": "session",
  "POST /stammdaten/bilder": "session",
  "GET /stammdaten/bilder/{id}": "session",
  "DELETE /stammdaten/bilder/{id}": "session",
  "PATCH /stammdaten/bilder/{id}": "session",
  "GET /stammdaten/bilder/{gfxid}/gfx": "session",
  "GET /system/aenderungen": {
    "of": "tabelle"
  },
  "POST /system/importprobe": "session",
  "POST /system/importe/{id}/zeilen": "session",
  "POST /system/importe/{id}/rueckgaengig": "session",
  "GET /system/sperren": "session",
  "POST /system/sperren": {
    "of": "tabelle"
  },
  "DELETE /system/sperren/{token}": "session",
  "POST /system/sperren/{token}/verlaengerung": "session",
  "POST /cmn/computed-queries/{groupKey}/{id}": {
    "of": "groupKey/id"
  },
  "GET /cmn/computed-queries/{groupKey}/{id}/presets": {
    "of": "groupKey/id"
  },
  "POST /cmn/computed-queries/{groupKey}/{id}/presets": {
    "of": "groupKey/id"
  },
  "GET /cmn/computed-queries/{groupKey}/{id}/presets/{presetId}": {
    "of": "groupKey/id"
  },
  "DELETE /cmn/computed-queries/{groupKey}/{id}/presets/{presetId}": {
    "of": "groupKey/id"
  },
  "PATCH /cmn/computed-queries/{groupKey}/{id}/presets/{presetId}": {
    "of": "groupKey/id"
  },
  "POST /system/abrufe": "session",
  "POST /login/zweiterfaktor": "public",
  "POST /system/bestaetigung": "session",
  "GET /system/zweiterfaktor": "session",
  "POST /system/zweiterfaktor": "session",
  "POST /system/zweiterfaktor/vorbereitung": "session",
  "POST /system/zweiterfaktor/wiederherstellung": "session",
  "DELETE /system/zweiterfaktor/{id}": "session",
  "DELETE /system/benutzer/{id}/zweiterfaktor": "SYS_BENUTZER",
  "POST /login": "public",
  "DELETE /login": "session",
  "OPTIONS /login": "public",
  "POST /login/erneuerung": "public",
  "GET /webapp/me": "session",
  "GET /webapp/parameter/{name}": "session",
  "POST /webapp/parameter/{name}": "session",
  "GET /stammdaten/artikel/{artikelId}/AP3": "ART_SEHEN",
  "GET /stammdaten/artikel/{artikelId}/AP5": "ART_SEHEN",
  "GET /stammdaten/artikel/{artikelId}/preisfindung": "ART_SEHEN",
  "GET /stammdaten/artikel/{artikelId}/bestandsbelege": "ART_SEHEN",
  "PUT /lager/lagerplatz-bestaende/{id}/lagerplatz": "LAG_AENDERN",
  "POST /lager/umlagerungen/{id}/bestaetigung": {
    "any": [
      "LAG_AENDERN",
      "SVA_AENDERN"
    ]
  },
  "GET /lager/umlagerungen/{id}/pdf": "LAG_SEHEN",
  "POST /lager/umlagerungen/{id}/storno": {
    "any": [
      "LAG_AENDERN",
      "SVA_AENDERN"
    ]
  },
  "GET /stammdaten/assets/sfelder": "ASS_SEHEN",
  "GET /stammdaten/assets/{id}/etikett": "ASS_SEHEN",
  "GET /zeiterfassung/Zeitbuchung": "ZEIT_BUCHEN",
  "POST /zeiterfassung/Zeitbuchung": "ZEIT_BUCHEN",
  "POST /zeiterfassung/Nachbuchung/{id}/genehmigung": {
    "others": "ZEIT_GENEHMIGEN",
    "owner": "ben_id",
    "message": "msg_time_own_request"
  },
  "POST /zeiterfassung/Nachbuchung/{id}/ablehnung": "ZEIT_GENEHMIGEN",
  "GET /crm/deals/freiefelder": "DEALS_SEHEN",
  "POST /crm/deals/{id}/abschluss": "DEALS_AENDERN",
  "POST /crm/deals/{id}/wiedereroeffnung": "ABGL_DEALS_AENDERN",
  "GET /stammdaten/tickets/abrechnungsarten": "session",
  "GET /stammdaten/tickets/abrechnungsregeln": "session",
  "GET /stammdaten/tickets/prioritaeten": "session",
  "GET /stammdaten/tickets/rollen": "session",
  "GET /stammdaten/tickets/statustexte": "session",
  "GET /stammdaten/tickets/arten": "session",
  "GET /crm/tickets/freiefelder": "TKT_ANSEHEN",
  "POST /crm/tickets/{id}/erledigung": "TKT_AENDERN",
  "POST /crm/tickets/{id}/rueckfrage": "TKT_AENDERN",
  "POST /crm/tickets/{id}/antwort": "TKT_ANSEHEN",
  "POST /crm/tickets/{id}/zusammenfuehrung": "TKT_AENDERN",
  "POST /service/material/{id}/umlagerung": {
    "any": [
      "SVA_PLANEN",
      "LAG_AENDERN"
    ]
  },
  "POST /service/material/{id}/anlieferung": {
    "any": [
      "SVA_PLANEN",
      "LAG_AENDERN"
    ]
  },
  "POST /service/material/{id}/bestaetigung": {
    "own": "SVA_AENDERN",
    "foreign": "SVA_PLANEN",
    "owner": "benutzerId"
  },
  "POST /service/material/{id}/einbau": {
    "own": "SVA_AENDERN",
    "foreign": "SVA_PLANEN",
    "owner": "benutzerId"
  },
  "POST /service/material/{id}/doa": {
    "own": "SVA_AENDERN",
    "foreign": "SVA_PLANEN",
    "owner": "benutzerId"
  },
  "POST /service/material/{id}/gutteilretoure": {
    "own": "SVA_AENDERN",
    "foreign": "SVA_PLANEN",
    "owner": "benutzerId"
  },
  "POST /service/material/{id}/defekt": {
    "own": "SVA_AENDERN",
    "foreign": "SVA_PLANEN",
    "owner": "benutzerId"
  },
  "POST /service/material/{id}/buchungen/{bid}/storno": {
    "own": "SVA_AENDERN",
    "foreign": "SVA_PLANEN",
    "owner": "benutzerId"
  },
  "POST /service/material/{id}/ruecknahme": {
    "own": "SVA_AENDERN",
    "foreign": "SVA_PLANEN",
    "owner": "benutzerId"
  },
  "PUT /system/klaerungen/nach-schluessel/{schluessel}": "session",
  "POST /system/klaerungen/{id}/erneut": "SVA_PLANEN",
  "POST /system/klaerungen/{id}/verwerfen": "SVA_PLANEN",
  "POST /service/planung/{id}/ergebnis": {
    "own": "SVA_AENDERN",
    "foreign": "SVA_PLANEN",
    "owner": "benutzerId"
  },
  "GET /service/planung/{id}/bericht": "SVA_SEHEN",
  "GET /service/planung/{id}/bericht/daten": "SVA_SEHEN",
  "GET /service/berichtsvorlage/{sprache}": "SVA_SEHEN",
  "POST /service/planung/{id}/unterschrift": {
    "own": "SVA_AENDERN",
    "foreign": "SVA_PLANEN",
    "owner": "benutzerId"
  },
  "POST /service/planung/{id}/annahme": "SVA_AENDERN",
  "POST /service/planung/{id}/ablehnung": {
    "own": "SVA_AENDERN",
    "foreign": "SVA_PLANEN",
    "owner": "benutzerId"
  },
  "POST /service/planung/{id}/reisebeginn": {
    "own": "SVA_AENDERN",
    "foreign": "SVA_PLANEN",
    "owner": "benutzerId"
  },
  "POST /service/planung/{id}/ankunft": {
    "own": "SVA_AENDERN",
    "foreign": "SVA_PLANEN",
    "owner": "benutzerId"
  },
  "POST /service/planung/{id}/korrektur": {
    "own": "SVA_AENDERN",
    "foreign": "SVA_PLANEN",
    "owner": "benutzerId"
  },
  "POST /service/planung/{planungId}/arbeitszeiten/{id}/korrektur": "SVA_AENDERN",
  "POST /service/planung/{id}/unterbrechung": {
    "own": "SVA_AENDERN",
    "foreign": "SVA_PLANEN",
    "owner": "benutzerId"
  },
  "POST /service/planung/{id}/abbruch": {
    "own": "SVA_AENDERN",
    "foreign": "SVA_PLANEN",
    "owner": "benutzerId"
  },
  "POST /service/planung/{id}/telefonbeginn": {
    "own": "SVA_AENDERN",
    "foreign": "SVA_PLANEN",
    "owner": "benutzerId"
  },
  "POST /service/planung/{id}/telefonabschluss": {
    "own": "SVA_AENDERN",
    "foreign": "SVA_PLANEN",
    "owner": "benutzerId"
  },
  "POST /service/planung/{id}/abschluss": {
    "own": "SVA_AENDERN",
    "foreign": "SVA_PLANEN",
    "owner": "benutzerId"
  },
  "POST /service/planung/{id}/versand": "SVA_PLANEN",
  "POST /service/planung/{id}/zeitmessung": {
    "own": "SVA_AENDERN",
    "foreign": "SVA_PLANEN",
    "owner": "benutzerId"
  },
  "DELETE /service/planung/{id}/zeitmessung": {
    "own": "SVA_AENDERN",
    "foreign": "SVA_PLANEN",
    "owner": "benutzerId"
  },
  "GET /service/planung/{id}/abfragewerte": "SVA_SEHEN",
  "PUT /service/planung/{id}/abfragewerte": {
    "own": "SVA_AENDERN",
    "foreign": "SVA_PLANEN",
    "owner": "benutzerId"
  },
  "POST /service/auftraege/{id}/freigabe": "SVA_PLANEN",
  "POST /service/auftraege/{id}/pruefung": "SVA_PRUEFEN",
  "POST /service/auftraege/{id}/wiederoeffnung": "SVA_PRUEFEN",
  "POST /crm/deals/{id}/belegzuweisen": "DEALS_AENDERN",
  "POST /verkauf/belege/{id}/dealzuweisen": "DEALS_AENDERN",
  "POST /verkauf/belege/{id}/deal": "DEALS_AENDERN",
  "POST /crm/tickets/{id}/abrechnung": "TKT_AENDERN",
  "POST /crm/tickets/{id}/wiedereroeffnung": "TKT_AENDERN",
  "GET /verkauf/belege/{belegId}/vorgaenger": "BEK_SEHEN",
  "GET /verkauf/belege/{belegId}/nachfolger": "BEK_SEHEN",
  "GET /verkauf/belege/{belegId}/summen": "BEK_SEHEN",
  "GET /stammdaten/adressen/{adresseId}/historie": "BEK_SEHEN",
  "POST /verkauf/belege/{id}/drucken": {
    "own": "BEK_AENDERN",
    "foreign": "BEK_FREMDBEARB",
    "owner": "benutzerId"
  },
  "POST /verkauf/belege/{id}/simulation": "BEK_SEHEN",
  "POST /verkauf/belege/{id}/buchen": {
    "own": "BEK_AENDERN",
    "foreign": "BEK_FREMDBEARB",
    "owner": "benutzerId"
  },
  "POST /verkauf/belege/{id}/umwandeln/{targetType}": "BEK_AENDERN",
  "POST /verkauf/belege/{id}/aufloesen": {
    "own": "BEK_AENDERN",
    "foreign": "BEK_FREMDBEARB",
    "owner": "benutzerId"
  },
  "POST /verkauf/belege/{id}/stornieren": {
    "own": "BEK_AENDERN",
    "foreign": "BEK_FREMDBEARB",
    "owner": "benutzerId"
  },
  "POST /verkauf/belege/{id}/kopieren": "BEK_AENDERN",
  "POST /verkauf/belege/{id}/positionen-uebernehmen": {
    "own": "BEK_AENDERN",
    "foreign": "BEK_FREMDBEARB",
    "owner": "benutzerId"
  },
  "POST /verkauf/belege/{id}/unterschrift": {
    "own": "BEK_AENDERN",
    "foreign": "BEK_FREMDBEARB",
    "owner": "benutzerId"
  },
  "POST /verkauf/belege/{id}/notiz": "BEK_AENDERN",
  "POST /verkauf/belege/{id}/sendungsnummer": "BEK_AENDERN",
  "POST /verkauf/belege/sammelumwandlung": "BEK_AENDERN",
  "POST /verkauf/belege/sammelumwandlung/plan": "BEK_AENDERN",
  "GET /verkauf/belege/{id}/pdf": "BEK_SEHEN",
  "GET /verkauf/belege/{id}/erechnung": "BEK_SEHEN",
  "GET /verkauf/belege/{belegId}/positionsvorschlag": "BEK_SEHEN",
  "POST /service/auftraege/{id}/abrechnung": "SVA_PRUEFEN",
  "POST /service/auftraege/{id}/abrechnung/vorschau": "SVA_PRUEFEN",
  "POST /service/auftraege/{id}/abrechnung/verzicht": "SVA_PRUEFEN",
  "POST /finanzen/offeneposten/{id}/klaerung": "OPV_AENDERN",
  "DELETE /finanzen/offeneposten/{id}/klaerung": "OPV_AENDERN",
  "POST /finanzen/offeneposten/{id}/mahnstufe": "OPV_AENDERN",
  "POST /finanzen/offeneposten/{offenePostenId}/zahlungen/{id}/storno": "OPV_AENDERN",
  "GET /auswertungen/umsatzstatistik/daten": "BEK_SEHEN",
  "GET /auswertungen/umsatzwarengruppen/daten": "BEK_SEHEN",
  "GET /auswertungen/offenepostenuebersicht/daten": "OPV_SEHEN",
  "GET /auswertungen/auftragsrueckstaende/daten": "BEK_SEHEN",
  "GET /auswertungen/deals/daten": "DEALS_SEHEN",
  "GET /mail/versand/{id}/{quelle}/entwurf": "MAIL_SENDEN",
  "POST /mail/versand/{id}/{quelle}": "MAIL_SENDEN",
  "POST /mail/sammelversand/plan": "MAIL_SENDEN",
  "POST /mail/sammelversand": "MAIL_SENDEN",
  "POST /mail/nachrichten/{id}/erneut": {
    "own": "MAIL_SENDEN",
    "foreign": "MAIL_FREMDBEARB",
    "owner": "benutzerId"
  },
  "POST /mail/nachrichten/{id}/verwerfen": {
    "own": "MAIL_SENDEN",
    "foreign": "MAIL_FREMDBEARB",
    "owner": "benutzerId"
  },
  "GET /mail/nachrichten/{id}/eml": {
    "own": "MAIL_SENDEN",
    "foreign": "MAIL_FREMDBEARB",
    "owner": "benutzerId"
  },
  "POST /mail/konten/{id}/kennwort": "SYS_PARAMETER",
  "POST /mail/konten/{id}/test": "SYS_PARAMETER",
  "GET /mail/vorlagen/{id}/vorschau": "SYS_PARAMETER",
  "GET /webapp/basisdaten": "session",
  "GET /webapp/systeminfo": "public"
} as const;

/** Every right that a user can have. */
export const rightNames = [
  "ADR_SEHEN",
  "ADR_AENDERN",
  "ADR_LOESCHEN",
  "BEK_SEHEN",
  "BEK_AENDERN",
  "BEK_LOESCHEN",
  "BEK_FREMDBEARB",
  "OPV_SEHEN",
  "OPV_AENDERN",
  "ART_SEHEN",
  "ART_AENDERN",
  "ART_LOESCHEN",
  "ART_EK",
  "ART_SONDERPREISE",
  "LAG_SEHEN",
  "LAG_AENDERN",
  "LAG_LGK_WECHSELN",
  "AKT_SEHEN",
  "AKT_AENDERN",
  "AKT_LOESCHEN",
  "AKT_FREMD_SEHEN",
  "AKT_FREMD_AENDERN",
  "AKT_FREMD_LOESCHEN",
  "TKT_ANSEHEN",
  "TKT_AENDERN",
  "TKT_LOESCHEN",
  "TKT_AKT_AENDERN",
  "TKT_AKT_LOESCHEN",
  "TKT_AKT_FREMD_AENDERN",
  "TKT_AKT_FREMD_LOESCHEN",
  "DEALS_SEHEN",
  "DEALS_AENDERN",
  "DEALS_LOESCHEN",
  "ABGL_DEALS_AENDERN",
  "ASS_SEHEN",
  "ASS_AENDERN",
  "ASS_LOESCHEN",
  "ASS_MPS_SEHEN",
  "SVA_SEHEN",
  "SVA_AENDERN",
  "SVA_PLANEN",
  "SVA_PRUEFEN",
  "VMV_SEHEN",
  "VMV_AENDERN",
  "ERP_SEHEN",
  "ERP_PRUEFEN",
  "ERI_AENDERN",
  "PICK_SEHEN",
  "PICK_ENTSPERREN",
  "ZEIT_BUCHEN",
  "ZEIT_GENEHMIGEN",
  "ANS_TEILEN",
  "MAIL_SENDEN",
  "MAIL_FREMDBEARB",
  "AUS_FREIESQL",
  "SYS_BENUTZER",
  "SYS_SPERREN_LOESEN",
  "SYS_PARAMETER"
] as const;

export type RightName = (typeof rightNames)[number];

/** What `schemas/define.ts` registers. */
export interface Contract {
  schemas: components['schemas'];
  paths: paths;
  operations: operations;
  lists: typeof lists;
  records: typeof records;
  creates: typeof creates;
  bodies: typeof bodies;
  queries: typeof queries;
  answers: typeof answers;
  rows: typeof rows;
  codes: typeof codes;
  references: typeof references;
  queued: typeof queued;
  rights: typeof rights;
  right: RightName;
}
