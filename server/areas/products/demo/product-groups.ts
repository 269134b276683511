/** Product groups of the demo company, in the order of their ids. */
export const demoProductGroups = [
  ['Druck und Scan', 'Printing and scanning', 'Impression et numérisation'],
  ['Toner und Verbrauch', 'Toner and supplies', 'Toners et consommables'],
  ['Papier', 'Paper', 'Papier'],
  ['Ersatzteile', 'Spare parts', 'Pièces détachées'],
  ['Netzwerk', 'Network', 'Réseau'],
  ['Kassensysteme', 'Point of sale', 'Caisses'],
  ['Möbel und Zubehör', 'Furniture and accessories', 'Mobilier et accessoires'],
  ['Dienstleistungen', 'Services', 'Prestations'],
  ['Software', 'Software', 'Logiciels'],
  ['Zuschläge und Pfand', 'Surcharges and deposits', 'Suppléments et consignes'],
] as const;
