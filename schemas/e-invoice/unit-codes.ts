/** Codes of UN/ECE Recommendation 20 and 21 by the units that people write, lower case and without points. */
const codes: Readonly<Record<string, string>> = {
  ...each('H87', 'stück stk stck st piece pieces pc pcs pce pièce pièces unité unités u ea each'),
  ...each('HUR', 'std stunde stunden h hr hrs hour hours heure heures'),
  ...each('MIN', 'min minute minuten minutes'),
  ...each('DAY', 'tag tage day days jour jours manntag'),
  ...each('WEE', 'woche wochen week weeks semaine semaines'),
  ...each('MON', 'monat monate month months mois'),
  ...each('ANN', 'jahr jahre year years an ans année années'),
  ...each('MTR', 'm mtr meter metre metres lfm lfdm mètre mètres'),
  ...each('CMT', 'cm'),
  ...each('MMT', 'mm'),
  ...each('KMT', 'km kilometer kilometre kilometres'),
  ...each('MTK', 'm² m2 qm'),
  ...each('MTQ', 'm³ m3 cbm'),
  ...each('KGM', 'kg kilo kilogramm'),
  ...each('GRM', 'g gramm gram'),
  ...each('TNE', 't to tonne tonnen tonnes'),
  ...each('LTR', 'l ltr liter litre litres'),
  ...each('MLT', 'ml'),
  ...each('KWH', 'kwh'),
  ...each('SET', 'satz set sets garnitur jeu'),
  ...each('PR', 'paar pair pairs paire paires'),
  ...each('RO', 'rolle rollen roll rolls rouleau rouleaux rol'),
  ...each('XBX', 'karton kartons kiste box boxes carton cartons kt'),
  ...each('XPK', 'packung pack packs paket pkg pck paquet vpe pak'),
  ...each('XPX', 'palette paletten pallet pallets'),
  ...each('LS', 'pausch pauschal pauschale psch forfait'),
};

function each(code: string, units: string): Record<string, string> {
  return Object.fromEntries(units.split(' ').map((unit) => [unit, code]));
}

/** Code of a unit (BT-130); «one» (C62) for units that no list knows and for none. */
export function unitCode(unit: string | null): string {
  return codes[(unit ?? '').toLowerCase().replace(/[.\s]/g, '')] ?? 'C62';
}
