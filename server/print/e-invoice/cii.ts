import { always, day, each, fixed, leaf, node, type Syntax } from './xml-parts';

/** Address of a party. */
const address = (
  street: number,
  second: number,
  third: number,
  city: number,
  code: number,
  country: number,
) =>
  node(
    'ram:PostalTradeAddress',
    leaf('ram:PostcodeCode', `BT-${code}`),
    leaf('ram:LineOne', `BT-${street}`),
    leaf('ram:LineTwo', `BT-${second}`),
    leaf('ram:LineThree', `BT-${third}`),
    leaf('ram:CityName', `BT-${city}`),
    leaf('ram:CountryID', `BT-${country}`),
  );

const contact = (name: number, phone: number, mail: number) =>
  node(
    'ram:DefinedTradeContact',
    leaf('ram:PersonName', `BT-${name}`),
    leaf('ram:TelephoneUniversalCommunication/ram:CompleteNumber', `BT-${phone}`),
    leaf('ram:EmailURIUniversalCommunication/ram:URIID', `BT-${mail}`),
  );

const tax = (path: string, category: number, rate: number) =>
  node(
    path,
    fixed('ram:TypeCode', 'VAT'),
    leaf('ram:CategoryCode', `BT-${category}`),
    leaf('ram:RateApplicablePercent', `BT-${rate}`),
  );

const amountOff = (isCharge: boolean, amount: number, base: number, percent: number) => [
  fixed('ram:ChargeIndicator/udt:Indicator', String(isCharge)),
  leaf('ram:CalculationPercent', `BT-${percent}`),
  leaf('ram:BasisAmount', `BT-${base}`),
  leaf('ram:ActualAmount', `BT-${amount}`),
];

const lineItem = each(
  'BG-25',
  'ram:IncludedSupplyChainTradeLineItem',
  node(
    'ram:AssociatedDocumentLineDocument',
    leaf('ram:LineID', 'BT-126'),
    leaf('ram:IncludedNote/ram:Content', 'BT-127'),
  ),
  node(
    'ram:SpecifiedTradeProduct',
    leaf('ram:SellerAssignedID', 'BT-155'),
    leaf('ram:Name', 'BT-153'),
    leaf('ram:Description', 'BT-154'),
  ),
  node(
    'ram:SpecifiedLineTradeAgreement',
    leaf('ram:NetPriceProductTradePrice/ram:ChargeAmount', 'BT-146'),
  ),
  node(
    'ram:SpecifiedLineTradeDelivery',
    leaf('ram:BilledQuantity', 'BT-129', { unitCode: 'BT-130' }),
  ),
  node(
    'ram:SpecifiedLineTradeSettlement',
    tax('ram:ApplicableTradeTax', 151, 152),
    each(
      'BG-27',
      'ram:SpecifiedTradeAllowanceCharge',
      ...amountOff(false, 136, 137, 138),
      leaf('ram:ReasonCode', 'BT-140'),
      leaf('ram:Reason', 'BT-139'),
    ),
    each(
      'BG-28',
      'ram:SpecifiedTradeAllowanceCharge',
      ...amountOff(true, 141, 142, 143),
      leaf('ram:ReasonCode', 'BT-145'),
      leaf('ram:Reason', 'BT-144'),
    ),
    leaf('ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount', 'BT-131'),
  ),
);

const agreement = node(
  'ram:ApplicableHeaderTradeAgreement',
  leaf('ram:BuyerReference', 'BT-10'),
  node(
    'ram:SellerTradeParty',
    leaf('ram:ID', 'BT-29'),
    leaf('ram:Name', 'BT-27'),
    leaf('ram:Description', 'BT-33'),
    leaf('ram:SpecifiedLegalOrganization/ram:ID', 'BT-30'),
    contact(41, 42, 43),
    address(35, 36, 162, 37, 38, 40),
    leaf('ram:URIUniversalCommunication/ram:URIID', 'BT-34', { schemeID: 'BT-34-1' }),
    leaf('ram:SpecifiedTaxRegistration/ram:ID', 'BT-31', { schemeID: '=VA' }),
    leaf('ram:SpecifiedTaxRegistration/ram:ID', 'BT-32', { schemeID: '=FC' }),
  ),
  node(
    'ram:BuyerTradeParty',
    leaf('ram:ID', 'BT-46'),
    leaf('ram:Name', 'BT-44'),
    contact(56, 57, 58),
    address(50, 51, 163, 52, 53, 55),
    leaf('ram:URIUniversalCommunication/ram:URIID', 'BT-49', { schemeID: 'BT-49-1' }),
    leaf('ram:SpecifiedTaxRegistration/ram:ID', 'BT-48', { schemeID: '=VA' }),
  ),
  leaf('ram:SellerOrderReferencedDocument/ram:IssuerAssignedID', 'BT-14'),
  leaf('ram:BuyerOrderReferencedDocument/ram:IssuerAssignedID', 'BT-13'),
);

const delivery = always(
  'ram:ApplicableHeaderTradeDelivery',
  node('ram:ShipToTradeParty', leaf('ram:Name', 'BT-70'), address(75, 76, 165, 77, 78, 80)),
  day('ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime/udt:DateTimeString', 'BT-72'),
  leaf('ram:DespatchAdviceReferencedDocument/ram:IssuerAssignedID', 'BT-16'),
);

const settlement = node(
  'ram:ApplicableHeaderTradeSettlement',
  leaf('ram:CreditorReferenceID', 'BT-90'),
  leaf('ram:PaymentReference', 'BT-83'),
  leaf('ram:TaxCurrencyCode', 'BT-6'),
  leaf('ram:InvoiceCurrencyCode', 'BT-5'),
  node(
    'ram:SpecifiedTradeSettlementPaymentMeans',
    leaf('ram:TypeCode', 'BT-81'),
    leaf('ram:Information', 'BT-82'),
    leaf('ram:PayerPartyDebtorFinancialAccount/ram:IBANID', 'BT-91'),
    node(
      'ram:PayeePartyCreditorFinancialAccount',
      leaf('ram:IBANID', 'BT-84'),
      leaf('ram:AccountName', 'BT-85'),
    ),
    leaf('ram:PayeeSpecifiedCreditorFinancialInstitution/ram:BICID', 'BT-86'),
  ),
  each(
    'BG-23',
    'ram:ApplicableTradeTax',
    leaf('ram:CalculatedAmount', 'BT-117'),
    fixed('ram:TypeCode', 'VAT'),
    leaf('ram:ExemptionReason', 'BT-120'),
    leaf('ram:BasisAmount', 'BT-116'),
    leaf('ram:CategoryCode', 'BT-118'),
    leaf('ram:ExemptionReasonCode', 'BT-121'),
    leaf('ram:RateApplicablePercent', 'BT-119'),
  ),
  node(
    'ram:BillingSpecifiedPeriod',
    day('ram:StartDateTime/udt:DateTimeString', 'BT-73'),
    day('ram:EndDateTime/udt:DateTimeString', 'BT-74'),
  ),
  each(
    'BG-20',
    'ram:SpecifiedTradeAllowanceCharge',
    ...amountOff(false, 92, 93, 94),
    leaf('ram:ReasonCode', 'BT-98'),
    leaf('ram:Reason', 'BT-97'),
    tax('ram:CategoryTradeTax', 95, 96),
  ),
  each(
    'BG-21',
    'ram:SpecifiedTradeAllowanceCharge',
    ...amountOff(true, 99, 100, 101),
    leaf('ram:ReasonCode', 'BT-105'),
    leaf('ram:Reason', 'BT-104'),
    tax('ram:CategoryTradeTax', 102, 103),
  ),
  node(
    'ram:SpecifiedTradePaymentTerms',
    leaf('ram:Description', 'BT-20'),
    day('ram:DueDateDateTime/udt:DateTimeString', 'BT-9'),
    leaf('ram:DirectDebitMandateID', 'BT-89'),
  ),
  node(
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    leaf('ram:LineTotalAmount', 'BT-106'),
    leaf('ram:ChargeTotalAmount', 'BT-108'),
    leaf('ram:AllowanceTotalAmount', 'BT-107'),
    leaf('ram:TaxBasisTotalAmount', 'BT-109'),
    leaf('ram:TaxTotalAmount', 'BT-110', { currencyID: 'BT-5' }),
    leaf('ram:TaxTotalAmount', 'BT-111', { currencyID: 'BT-6' }),
    leaf('ram:GrandTotalAmount', 'BT-112'),
    leaf('ram:TotalPrepaidAmount', 'BT-113'),
    leaf('ram:DuePayableAmount', 'BT-115'),
  ),
  each(
    'BG-3',
    'ram:InvoiceReferencedDocument',
    leaf('ram:IssuerAssignedID', 'BT-25'),
    day('ram:FormattedIssueDateTime/qdt:DateTimeString', 'BT-26'),
  ),
);

const uncefact = 'urn:un:unece:uncefact:data:standard';

/** Cross Industry Invoice (UN/CEFACT D16B), by CEN/TS 16931-3-3; elements in the order of its schema. */
export const cii: Syntax = {
  root: 'rsm:CrossIndustryInvoice',
  namespaces: {
    rsm: `${uncefact}:CrossIndustryInvoice:100`,
    ram: `${uncefact}:ReusableAggregateBusinessInformationEntity:100`,
    udt: `${uncefact}:UnqualifiedDataType:100`,
    qdt: `${uncefact}:QualifiedDataType:100`,
  },
  parts: [
    node(
      'rsm:ExchangedDocumentContext',
      leaf('ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID', 'BT-23'),
      leaf('ram:GuidelineSpecifiedDocumentContextParameter/ram:ID', 'BT-24'),
    ),
    node(
      'rsm:ExchangedDocument',
      leaf('ram:ID', 'BT-1'),
      leaf('ram:TypeCode', 'BT-3'),
      day('ram:IssueDateTime/udt:DateTimeString', 'BT-2'),
      each('BG-1', 'ram:IncludedNote', leaf('ram:Content', 'BT-22')),
    ),
    node('rsm:SupplyChainTradeTransaction', lineItem, agreement, delivery, settlement),
  ],
};
