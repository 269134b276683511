/**
 * Positions on a sheet, in millimetres from its top left: DIN 5008 form B, whose address shows through the window of an
 * envelope DIN lang, C6/5 or C5.
 */
export const measures = {
  left: 25,
  right: 190,
  /** Field behind the window: 85 × 45 at 20, 45; text begins 5 mm inside. */
  address: { left: 25, top: 45, width: 80, firstLine: 66.4, pitch: 4.23, sender: 61 },
  information: { left: 125, top: 50, pitch: 4.5 },
  logo: { top: 14, width: 65, height: 22 },
  /** Baseline of the title; lower where the information above is longer. */
  title: 106,
  marks: { folds: [105, 210], punch: 148.5 },
  /** First baseline on later pages, below their own heading. */
  later: { heading: 17, rule: 20.5, top: 29 },
  bottom: 262,
  pageNumber: 268,
  footer: { rule: 271, top: 275.2, pitch: 3.15 },
} as const;
