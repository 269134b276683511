import type { Groups, Paths } from './read-terms';

const context = 'ExchangedDocumentContext';
const trade = 'SupplyChainTradeTransaction';
const agreement = `${trade}/ApplicableHeaderTradeAgreement`;
const seller = `${agreement}/SellerTradeParty`;
const buyer = `${agreement}/BuyerTradeParty`;
const delivery = `${trade}/ApplicableHeaderTradeDelivery`;
const settlement = `${trade}/ApplicableHeaderTradeSettlement`;
const means = `${settlement}/SpecifiedTradeSettlementPaymentMeans`;
const period = `${settlement}/BillingSpecifiedPeriod`;
const terms = `${settlement}/SpecifiedTradePaymentTerms`;
const sums = `${settlement}/SpecifiedTradeSettlementHeaderMonetarySummation`;

/** Paths of the values of an invoice in CII (CEN/TS 16931-3-3). */
export const ciiPaths: Paths = {
  'BT-1': 'ExchangedDocument/ID',
  'BT-2 day': 'ExchangedDocument/IssueDateTime/DateTimeString[@format=102]',
  'BT-3': 'ExchangedDocument/TypeCode',
  'BT-5': `${settlement}/InvoiceCurrencyCode`,
  'BT-6': `${settlement}/TaxCurrencyCode`,
  'BT-9 day': `${terms}/DueDateDateTime/DateTimeString[@format=102]`,
  'BT-10': `${agreement}/BuyerReference`,
  'BT-13': `${agreement}/BuyerOrderReferencedDocument/IssuerAssignedID`,
  'BT-14': `${agreement}/SellerOrderReferencedDocument/IssuerAssignedID`,
  'BT-16': `${delivery}/DespatchAdviceReferencedDocument/IssuerAssignedID`,
  'BT-20': `${terms}/Description`,
  'BT-23': `${context}/BusinessProcessSpecifiedDocumentContextParameter/ID`,
  'BT-24': `${context}/GuidelineSpecifiedDocumentContextParameter/ID`,
  'BT-27': `${seller}/Name`,
  'BT-29': `${seller}/ID`,
  'BT-31': `${seller}/SpecifiedTaxRegistration/ID[@schemeID=VA]`,
  'BT-32': `${seller}/SpecifiedTaxRegistration/ID[@schemeID=FC]`,
  'BT-33': `${seller}/Description`,
  'BT-34': `${seller}/URIUniversalCommunication/URIID`,
  'BT-34-1': `${seller}/URIUniversalCommunication/URIID/@schemeID`,
  'BT-35': `${seller}/PostalTradeAddress/LineOne`,
  'BT-37': `${seller}/PostalTradeAddress/CityName`,
  'BT-38': `${seller}/PostalTradeAddress/PostcodeCode`,
  'BT-40': `${seller}/PostalTradeAddress/CountryID`,
  'BT-41': `${seller}/DefinedTradeContact/PersonName`,
  'BT-42': `${seller}/DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber`,
  'BT-43': `${seller}/DefinedTradeContact/EmailURIUniversalCommunication/URIID`,
  'BT-44': `${buyer}/Name`,
  'BT-46': `${buyer}/ID`,
  'BT-48': `${buyer}/SpecifiedTaxRegistration/ID[@schemeID=VA]`,
  'BT-49': `${buyer}/URIUniversalCommunication/URIID`,
  'BT-49-1': `${buyer}/URIUniversalCommunication/URIID/@schemeID`,
  'BT-50': `${buyer}/PostalTradeAddress/LineOne`,
  'BT-51': `${buyer}/PostalTradeAddress/LineTwo`,
  'BT-163': `${buyer}/PostalTradeAddress/LineThree`,
  'BT-52': `${buyer}/PostalTradeAddress/CityName`,
  'BT-53': `${buyer}/PostalTradeAddress/PostcodeCode`,
  'BT-55': `${buyer}/PostalTradeAddress/CountryID`,
  'BT-56': `${buyer}/DefinedTradeContact/PersonName`,
  'BT-70': `${delivery}/ShipToTradeParty/Name`,
  'BT-72 day': `${delivery}/ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString[@format=102]`,
  'BT-73 day': `${period}/StartDateTime/DateTimeString[@format=102]`,
  'BT-74 day': `${period}/EndDateTime/DateTimeString[@format=102]`,
  'BT-75': `${delivery}/ShipToTradeParty/PostalTradeAddress/LineOne`,
  'BT-77': `${delivery}/ShipToTradeParty/PostalTradeAddress/CityName`,
  'BT-78': `${delivery}/ShipToTradeParty/PostalTradeAddress/PostcodeCode`,
  'BT-80': `${delivery}/ShipToTradeParty/PostalTradeAddress/CountryID`,
  'BT-81': `${means}/TypeCode`,
  'BT-82': `${means}/Information`,
  'BT-83': `${settlement}/PaymentReference`,
  'BT-84': `${means}/PayeePartyCreditorFinancialAccount/IBANID`,
  'BT-85': `${means}/PayeePartyCreditorFinancialAccount/AccountName`,
  'BT-86': `${means}/PayeeSpecifiedCreditorFinancialInstitution/BICID`,
  'BT-89': `${terms}/DirectDebitMandateID`,
  'BT-90': `${settlement}/CreditorReferenceID`,
  'BT-91': `${means}/PayerPartyDebtorFinancialAccount/IBANID`,
  'BT-106': `${sums}/LineTotalAmount`,
  'BT-107': `${sums}/AllowanceTotalAmount`,
  'BT-108': `${sums}/ChargeTotalAmount`,
  'BT-109': `${sums}/TaxBasisTotalAmount`,
  'BT-110': `${sums}/TaxTotalAmount[@currencyID!=tax]`,
  'BT-111': `${sums}/TaxTotalAmount[@currencyID=tax]`,
  'BT-112': `${sums}/GrandTotalAmount`,
  'BT-113': `${sums}/TotalPrepaidAmount`,
  'BT-115': `${sums}/DuePayableAmount`,
};

const tax = (path: string, code: string, rate: string): Paths => ({
  [code]: `${path}/CategoryCode`,
  [rate]: `${path}/RateApplicablePercent`,
});

const charge = (isCharge: boolean) =>
  `SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator=${isCharge}]`;

const amount = (value: string, reason: string, code: string): Paths => ({
  [value]: 'ActualAmount',
  [reason]: 'Reason',
  [code]: 'ReasonCode',
});

/** Paths of the groups of an invoice in CII. */
export const ciiGroups: Groups = {
  'BG-1': { path: 'ExchangedDocument/IncludedNote', terms: { 'BT-22': 'Content' } },
  'BG-3': {
    path: `${settlement}/InvoiceReferencedDocument`,
    terms: {
      'BT-25': 'IssuerAssignedID',
      'BT-26 day': 'FormattedIssueDateTime/DateTimeString[@format=102]',
    },
  },
  'BG-20': {
    path: `${settlement}/${charge(false)}`,
    terms: {
      ...amount('BT-92', 'BT-97', 'BT-98'),
      ...tax('CategoryTradeTax', 'BT-95', 'BT-96'),
    },
  },
  'BG-21': {
    path: `${settlement}/${charge(true)}`,
    terms: {
      ...amount('BT-99', 'BT-104', 'BT-105'),
      ...tax('CategoryTradeTax', 'BT-102', 'BT-103'),
    },
  },
  'BG-23': {
    path: `${settlement}/ApplicableTradeTax`,
    terms: {
      'BT-116': 'BasisAmount',
      'BT-117': 'CalculatedAmount',
      'BT-118': 'CategoryCode',
      'BT-119': 'RateApplicablePercent',
      'BT-120': 'ExemptionReason',
      'BT-121': 'ExemptionReasonCode',
    },
  },
  'BG-25': {
    path: `${trade}/IncludedSupplyChainTradeLineItem`,
    terms: {
      'BT-126': 'AssociatedDocumentLineDocument/LineID',
      'BT-129': 'SpecifiedLineTradeDelivery/BilledQuantity',
      'BT-130': 'SpecifiedLineTradeDelivery/BilledQuantity/@unitCode',
      'BT-131':
        'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount',
      'BT-146': 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount',
      'BT-153': 'SpecifiedTradeProduct/Name',
      'BT-154': 'SpecifiedTradeProduct/Description',
      'BT-155': 'SpecifiedTradeProduct/SellerAssignedID',
      ...tax('SpecifiedLineTradeSettlement/ApplicableTradeTax', 'BT-151', 'BT-152'),
    },
    groups: {
      'BG-27': {
        path: `SpecifiedLineTradeSettlement/${charge(false)}`,
        terms: amount('BT-136', 'BT-139', 'BT-140'),
      },
      'BG-28': {
        path: `SpecifiedLineTradeSettlement/${charge(true)}`,
        terms: amount('BT-141', 'BT-144', 'BT-145'),
      },
    },
  },
};
