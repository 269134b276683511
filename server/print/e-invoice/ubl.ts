import { each, fixed, leaf, node, text, type Part, type Syntax } from './xml-parts';

/** Amount in the invoice's currency. */
const amount = (path: string, term: `BT-${string}`) => leaf(path, term, { currencyID: 'BT-5' });

const addressParts = (
  street: number,
  second: number,
  third: number,
  city: number,
  code: number,
  country: number,
) => [
  leaf('cbc:StreetName', `BT-${street}`),
  leaf('cbc:AdditionalStreetName', `BT-${second}`),
  leaf('cbc:CityName', `BT-${city}`),
  leaf('cbc:PostalZone', `BT-${code}`),
  leaf('cac:AddressLine/cbc:Line', `BT-${third}`),
  leaf('cac:Country/cbc:IdentificationCode', `BT-${country}`),
];

const contact = (name: number, phone: number, mail: number) =>
  node(
    'cac:Contact',
    leaf('cbc:Name', `BT-${name}`),
    leaf('cbc:Telephone', `BT-${phone}`),
    leaf('cbc:ElectronicMail', `BT-${mail}`),
  );

const taxNumber = (term: `BT-${string}`, scheme: string) =>
  node('cac:PartyTaxScheme', leaf('cbc:CompanyID', term), fixed('cac:TaxScheme/cbc:ID', scheme));

const category = (path: string, code: number, rate: number, ...more: readonly Part[]) =>
  node(
    path,
    leaf('cbc:ID', `BT-${code}`),
    leaf('cbc:Percent', `BT-${rate}`),
    ...more,
    fixed('cac:TaxScheme/cbc:ID', 'VAT'),
  );

interface AmountOff {
  code: number;
  reason: number;
  percent: number;
  amount: number;
  base: number;
}

const amountOff = (isCharge: boolean, terms: AmountOff) => [
  fixed('cbc:ChargeIndicator', String(isCharge)),
  leaf('cbc:AllowanceChargeReasonCode', `BT-${terms.code}`),
  leaf('cbc:AllowanceChargeReason', `BT-${terms.reason}`),
  leaf('cbc:MultiplierFactorNumeric', `BT-${terms.percent}`),
  amount('cbc:Amount', `BT-${terms.amount}`),
  amount('cbc:BaseAmount', `BT-${terms.base}`),
];

const supplier = node(
  'cac:AccountingSupplierParty/cac:Party',
  leaf('cbc:EndpointID', 'BT-34', { schemeID: 'BT-34-1' }),
  leaf('cac:PartyIdentification/cbc:ID', 'BT-29'),
  leaf('cac:PartyIdentification/cbc:ID', 'BT-90', { schemeID: '=SEPA' }),
  node('cac:PostalAddress', ...addressParts(35, 36, 162, 37, 38, 40)),
  taxNumber('BT-31', 'VAT'),
  taxNumber('BT-32', 'FC'),
  node(
    'cac:PartyLegalEntity',
    leaf('cbc:RegistrationName', 'BT-27'),
    leaf('cbc:CompanyID', 'BT-30'),
    leaf('cbc:CompanyLegalForm', 'BT-33'),
  ),
  contact(41, 42, 43),
);

const customer = node(
  'cac:AccountingCustomerParty/cac:Party',
  leaf('cbc:EndpointID', 'BT-49', { schemeID: 'BT-49-1' }),
  leaf('cac:PartyIdentification/cbc:ID', 'BT-46'),
  node('cac:PostalAddress', ...addressParts(50, 51, 163, 52, 53, 55)),
  taxNumber('BT-48', 'VAT'),
  leaf('cac:PartyLegalEntity/cbc:RegistrationName', 'BT-44'),
  contact(56, 57, 58),
);

const delivery = node(
  'cac:Delivery',
  leaf('cbc:ActualDeliveryDate', 'BT-72'),
  node('cac:DeliveryLocation/cac:Address', ...addressParts(75, 76, 165, 77, 78, 80)),
  leaf('cac:DeliveryParty/cac:PartyName/cbc:Name', 'BT-70'),
);

const paymentMeans = (...due: readonly Part[]) =>
  node(
    'cac:PaymentMeans',
    leaf('cbc:PaymentMeansCode', 'BT-81', { name: 'BT-82' }),
    ...due,
    leaf('cbc:PaymentID', 'BT-83'),
    node(
      'cac:PayeeFinancialAccount',
      leaf('cbc:ID', 'BT-84'),
      leaf('cbc:Name', 'BT-85'),
      leaf('cac:FinancialInstitutionBranch/cbc:ID', 'BT-86'),
    ),
    node(
      'cac:PaymentMandate',
      leaf('cbc:ID', 'BT-89'),
      leaf('cac:PayerFinancialAccount/cbc:ID', 'BT-91'),
    ),
  );

const sums = [
  each(
    'BG-20',
    'cac:AllowanceCharge',
    ...amountOff(false, { code: 98, reason: 97, percent: 94, amount: 92, base: 93 }),
    category('cac:TaxCategory', 95, 96),
  ),
  each(
    'BG-21',
    'cac:AllowanceCharge',
    ...amountOff(true, { code: 105, reason: 104, percent: 101, amount: 99, base: 100 }),
    category('cac:TaxCategory', 102, 103),
  ),
  node(
    'cac:TaxTotal',
    amount('cbc:TaxAmount', 'BT-110'),
    each(
      'BG-23',
      'cac:TaxSubtotal',
      amount('cbc:TaxableAmount', 'BT-116'),
      amount('cbc:TaxAmount', 'BT-117'),
      category(
        'cac:TaxCategory',
        118,
        119,
        leaf('cbc:TaxExemptionReasonCode', 'BT-121'),
        leaf('cbc:TaxExemptionReason', 'BT-120'),
      ),
    ),
  ),
  leaf('cac:TaxTotal/cbc:TaxAmount', 'BT-111', { currencyID: 'BT-6' }),
  node(
    'cac:LegalMonetaryTotal',
    amount('cbc:LineExtensionAmount', 'BT-106'),
    amount('cbc:TaxExclusiveAmount', 'BT-109'),
    amount('cbc:TaxInclusiveAmount', 'BT-112'),
    amount('cbc:AllowanceTotalAmount', 'BT-107'),
    amount('cbc:ChargeTotalAmount', 'BT-108'),
    amount('cbc:PrepaidAmount', 'BT-113'),
    amount('cbc:PayableAmount', 'BT-115'),
  ),
];

const lineOf = (element: string, quantity: string) =>
  each(
    'BG-25',
    element,
    leaf('cbc:ID', 'BT-126'),
    leaf('cbc:Note', 'BT-127'),
    leaf(quantity, 'BT-129', { unitCode: 'BT-130' }),
    amount('cbc:LineExtensionAmount', 'BT-131'),
    each(
      'BG-27',
      'cac:AllowanceCharge',
      ...amountOff(false, { code: 140, reason: 139, percent: 138, amount: 136, base: 137 }),
    ),
    each(
      'BG-28',
      'cac:AllowanceCharge',
      ...amountOff(true, { code: 145, reason: 144, percent: 143, amount: 141, base: 142 }),
    ),
    node(
      'cac:Item',
      leaf('cbc:Description', 'BT-154'),
      leaf('cbc:Name', 'BT-153'),
      leaf('cac:SellersItemIdentification/cbc:ID', 'BT-155'),
      category('cac:ClassifiedTaxCategory', 151, 152),
    ),
    amount('cac:Price/cbc:PriceAmount', 'BT-146'),
  );

const references = [
  leaf('cbc:DocumentCurrencyCode', 'BT-5'),
  leaf('cbc:TaxCurrencyCode', 'BT-6'),
  leaf('cbc:BuyerReference', 'BT-10'),
  node('cac:InvoicePeriod', leaf('cbc:StartDate', 'BT-73'), leaf('cbc:EndDate', 'BT-74')),
  node('cac:OrderReference', leaf('cbc:ID', 'BT-13'), leaf('cbc:SalesOrderID', 'BT-14')),
  each(
    'BG-3',
    'cac:BillingReference/cac:InvoiceDocumentReference',
    leaf('cbc:ID', 'BT-25'),
    leaf('cbc:IssueDate', 'BT-26'),
  ),
  leaf('cac:DespatchDocumentReference/cbc:ID', 'BT-16'),
];

const beginning = [
  leaf('cbc:CustomizationID', 'BT-24'),
  leaf('cbc:ProfileID', 'BT-23'),
  leaf('cbc:ID', 'BT-1'),
  leaf('cbc:IssueDate', 'BT-2'),
];

const notes = each('BG-1', 'cbc:Note', text('BT-22'));

const terms = leaf('cac:PaymentTerms/cbc:Note', 'BT-20');

const oasis = 'urn:oasis:names:specification:ubl:schema:xsd';

const namespaces = {
  cac: `${oasis}:CommonAggregateComponents-2`,
  cbc: `${oasis}:CommonBasicComponents-2`,
};

/** Invoice of UBL 2.1, by CEN/TS 16931-3-2; elements in the order of its schema. */
export const ublInvoice: Syntax = {
  root: 'Invoice',
  namespaces: { '': `${oasis}:Invoice-2`, ...namespaces },
  parts: [
    ...beginning,
    leaf('cbc:DueDate', 'BT-9'),
    leaf('cbc:InvoiceTypeCode', 'BT-3'),
    notes,
    ...references,
    ...[supplier, customer, delivery, paymentMeans(), terms, ...sums],
    lineOf('cac:InvoiceLine', 'cbc:InvoicedQuantity'),
  ],
};

/** Credit note of UBL 2.1, whose elements have other names and another order. */
export const ublCreditNote: Syntax = {
  root: 'CreditNote',
  namespaces: { '': `${oasis}:CreditNote-2`, ...namespaces },
  parts: [
    ...beginning,
    leaf('cbc:CreditNoteTypeCode', 'BT-3'),
    notes,
    ...references,
    ...[supplier, customer, delivery],
    paymentMeans(leaf('cbc:PaymentDueDate', 'BT-9')),
    ...[terms, ...sums],
    lineOf('cac:CreditNoteLine', 'cbc:CreditedQuantity'),
  ],
};
