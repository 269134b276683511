/** What the metadata of a hybrid invoice say. */
export interface InvoiceMetadata {
  title: string;
  author: string;
  creator: string;
  producer: string;
  /** `2026-11-25T00:00:00Z`. */
  date: string;
  language: string;
  /** Name of the XML within, and the profile of it as Factur-X names them. */
  fileName: string;
  level: 'EN 16931' | 'XRECHNUNG';
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\p{Cc}/gu, ' ');

const properties = {
  DocumentFileName: 'Name of the embedded XML invoice file',
  DocumentType: 'INVOICE',
  Version: 'Version of the standard of the XML',
  ConformanceLevel: 'Conformance level of the XML',
};

/** Namespace of Factur-X in XMP. */
const facturX = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

/**
 * Metadata of a PDF/A-3 in XMP (ISO 19005-3, 6.6): the same as in the document's information, the level of PDF/A, and
 * what Factur-X says of the XML within, with the description of its schema that PDF/A demands.
 */
export function xmpOf(facts: InvoiceMetadata): string {
  const described = Object.entries(properties)
    .map(
      ([name, text]) =>
        `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name>` +
        `<pdfaProperty:valueType>Text</pdfaProperty:valueType>` +
        `<pdfaProperty:category>external</pdfaProperty:category>` +
        `<pdfaProperty:description>${text}</pdfaProperty:description></rdf:li>`,
    )
    .join('');
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"><pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance></rdf:Description>
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:format>application/pdf</dc:format><dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(facts.title)}</rdf:li></rdf:Alt></dc:title><dc:creator><rdf:Seq><rdf:li>${escaped(facts.author)}</rdf:li></rdf:Seq></dc:creator><dc:language><rdf:Bag><rdf:li>${facts.language}</rdf:li></rdf:Bag></dc:language></rdf:Description>
<rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"><pdf:Producer>${escaped(facts.producer)}</pdf:Producer></rdf:Description>
<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/"><xmp:CreatorTool>${escaped(facts.creator)}</xmp:CreatorTool><xmp:CreateDate>${facts.date}</xmp:CreateDate><xmp:ModifyDate>${facts.date}</xmp:ModifyDate></rdf:Description>
<rdf:Description rdf:about="" xmlns:fx="${facturX}"><fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>${facts.fileName}</fx:DocumentFileName><fx:Version>1.0</fx:Version><fx:ConformanceLevel>${facts.level}</fx:ConformanceLevel></rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>${facturX}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${described}</rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>
</rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
}
