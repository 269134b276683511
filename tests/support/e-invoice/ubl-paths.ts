import type { Groups, Paths } from './read-terms';

const seller = 'AccountingSupplierParty/Party';
const buyer = 'AccountingCustomerParty/Party';
const account = 'PaymentMeans/PayeeFinancialAccount';
const delivery = 'Delivery/DeliveryLocation/Address';

/** Paths of the values of an invoice or credit note in UBL (CEN/TS 16931-3-2). */
export const ublPaths = (type: 'Invoice' | 'CreditNote'): Paths => ({
  'BT-1': 'ID',
  'BT-2': 'IssueDate',
  'BT-3': `${type}TypeCode`,
  'BT-5': 'DocumentCurrencyCode',
  'BT-6': 'TaxCurrencyCode',
  'BT-9': type === 'Invoice' ? 'DueDate' : 'PaymentMeans/PaymentDueDate',
  'BT-10': 'BuyerReference',
  'BT-13': 'OrderReference/ID',
  'BT-14': 'OrderReference/SalesOrderID',
  'BT-16': 'DespatchDocumentReference/ID',
  'BT-20': 'PaymentTerms/Note',
  'BT-23': 'ProfileID',
  'BT-24': 'CustomizationID',
  'BT-27': `${seller}/PartyLegalEntity/RegistrationName`,
  'BT-29': `${seller}/PartyIdentification/ID[!@schemeID]`,
  'BT-31': `${seller}/PartyTaxScheme[TaxScheme/ID=VAT]/CompanyID`,
  'BT-32': `${seller}/PartyTaxScheme[TaxScheme/ID!=VAT]/CompanyID`,
  'BT-33': `${seller}/PartyLegalEntity/CompanyLegalForm`,
  'BT-34': `${seller}/EndpointID`,
  'BT-34-1': `${seller}/EndpointID/@schemeID`,
  'BT-35': `${seller}/PostalAddress/StreetName`,
  'BT-37': `${seller}/PostalAddress/CityName`,
  'BT-38': `${seller}/PostalAddress/PostalZone`,
  'BT-40': `${seller}/PostalAddress/Country/IdentificationCode`,
  'BT-41': `${seller}/Contact/Name`,
  'BT-42': `${seller}/Contact/Telephone`,
  'BT-43': `${seller}/Contact/ElectronicMail`,
  'BT-44': `${buyer}/PartyLegalEntity/RegistrationName`,
  'BT-46': `${buyer}/PartyIdentification/ID`,
  'BT-48': `${buyer}/PartyTaxScheme/CompanyID`,
  'BT-49': `${buyer}/EndpointID`,
  'BT-49-1': `${buyer}/EndpointID/@schemeID`,
  'BT-50': `${buyer}/PostalAddress/StreetName`,
  'BT-51': `${buyer}/PostalAddress/AdditionalStreetName`,
  'BT-52': `${buyer}/PostalAddress/CityName`,
  'BT-53': `${buyer}/PostalAddress/PostalZone`,
  'BT-55': `${buyer}/PostalAddress/Country/IdentificationCode`,
  'BT-56': `${buyer}/Contact/Name`,
  'BT-163': `${buyer}/PostalAddress/AddressLine/Line`,
  'BT-70': 'Delivery/DeliveryParty/PartyName/Name',
  'BT-72': 'Delivery/ActualDeliveryDate',
  'BT-73': 'InvoicePeriod/StartDate',
  'BT-74': 'InvoicePeriod/EndDate',
  'BT-75': `${delivery}/StreetName`,
  'BT-77': `${delivery}/CityName`,
  'BT-78': `${delivery}/PostalZone`,
  'BT-80': `${delivery}/Country/IdentificationCode`,
  'BT-81': 'PaymentMeans/PaymentMeansCode',
  'BT-82': 'PaymentMeans/PaymentMeansCode/@name',
  'BT-83': 'PaymentMeans/PaymentID',
  'BT-84': `${account}/ID`,
  'BT-85': `${account}/Name`,
  'BT-86': `${account}/FinancialInstitutionBranch/ID`,
  'BT-89': 'PaymentMeans/PaymentMandate/ID',
  'BT-90': `${seller}/PartyIdentification/ID[@schemeID=SEPA]`,
  'BT-91': 'PaymentMeans/PaymentMandate/PayerFinancialAccount/ID',
  'BT-106': 'LegalMonetaryTotal/LineExtensionAmount',
  'BT-107': 'LegalMonetaryTotal/AllowanceTotalAmount',
  'BT-108': 'LegalMonetaryTotal/ChargeTotalAmount',
  'BT-109': 'LegalMonetaryTotal/TaxExclusiveAmount',
  'BT-110': 'TaxTotal/TaxAmount[@currencyID!=tax]',
  'BT-111': 'TaxTotal/TaxAmount[@currencyID=tax]',
  'BT-112': 'LegalMonetaryTotal/TaxInclusiveAmount',
  'BT-113': 'LegalMonetaryTotal/PrepaidAmount',
  'BT-115': 'LegalMonetaryTotal/PayableAmount',
});

const category = (name: string, code: string, rate: string): Paths => ({
  [code]: `${name}/ID`,
  [rate]: `${name}/Percent`,
});

/** Paths of the groups of an invoice or credit note. */
export const ublGroups = (type: 'Invoice' | 'CreditNote'): Groups => ({
  'BG-1': { path: 'Note', terms: { 'BT-22': '' } },
  'BG-3': {
    path: 'BillingReference/InvoiceDocumentReference',
    terms: { 'BT-25': 'ID', 'BT-26': 'IssueDate' },
  },
  'BG-20': {
    path: 'AllowanceCharge[ChargeIndicator=false]',
    terms: {
      'BT-92': 'Amount',
      'BT-97': 'AllowanceChargeReason',
      'BT-98': 'AllowanceChargeReasonCode',
      ...category('TaxCategory', 'BT-95', 'BT-96'),
    },
  },
  'BG-21': {
    path: 'AllowanceCharge[ChargeIndicator=true]',
    terms: {
      'BT-99': 'Amount',
      'BT-104': 'AllowanceChargeReason',
      'BT-105': 'AllowanceChargeReasonCode',
      ...category('TaxCategory', 'BT-102', 'BT-103'),
    },
  },
  'BG-23': {
    path: 'TaxTotal/TaxSubtotal',
    terms: {
      'BT-116': 'TaxableAmount',
      'BT-117': 'TaxAmount',
      'BT-120': 'TaxCategory/TaxExemptionReason',
      'BT-121': 'TaxCategory/TaxExemptionReasonCode',
      ...category('TaxCategory', 'BT-118', 'BT-119'),
    },
  },
  'BG-25': {
    path: `${type}Line`,
    terms: {
      'BT-126': 'ID',
      'BT-129': type === 'Invoice' ? 'InvoicedQuantity' : 'CreditedQuantity',
      'BT-130': `${type === 'Invoice' ? 'Invoiced' : 'Credited'}Quantity/@unitCode`,
      'BT-131': 'LineExtensionAmount',
      'BT-146': 'Price/PriceAmount',
      'BT-153': 'Item/Name',
      'BT-154': 'Item/Description',
      'BT-155': 'Item/SellersItemIdentification/ID',
      ...category('Item/ClassifiedTaxCategory', 'BT-151', 'BT-152'),
    },
    groups: {
      'BG-27': {
        path: 'AllowanceCharge[ChargeIndicator=false]',
        terms: {
          'BT-136': 'Amount',
          'BT-139': 'AllowanceChargeReason',
          'BT-140': 'AllowanceChargeReasonCode',
        },
      },
      'BG-28': {
        path: 'AllowanceCharge[ChargeIndicator=true]',
        terms: {
          'BT-141': 'Amount',
          'BT-144': 'AllowanceChargeReason',
          'BT-145': 'AllowanceChargeReasonCode',
        },
      },
    },
  },
});
