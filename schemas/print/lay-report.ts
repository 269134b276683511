import { formatDuration } from '../rules/format-duration';
import type { PrintedReport, ReportedAnswer, ReportedExtra } from './document/printed-report';
import { addressField } from './layout/address-field';
import { informationBlock, type InformationEntry } from './layout/information-block';
import { layLetter, type PrintMaterial } from './layout/lay-letter';
import { letterHead } from './layout/letter-head';
import { letterTitle } from './layout/letter-title';
import { paragraph } from './layout/paragraph';
import { makeRoom, type Press } from './layout/press';
import { section } from './layout/section';
import { signatureBlock } from './layout/signature-block';
import { styles } from './layout/styles';
import { plainTable } from './layout/table/plain-table';

type ReportPress = Press<PrintedReport>;

/** Lays out the report of a service order as a PDF, in server and browser; the same input gives the same bytes. */
export function layReport(input: PrintedReport, material: PrintMaterial): Promise<Uint8Array> {
  return layLetter(input, material, {
    title: (t) => t('printed:report.title', { number: input.auftragsnummer }),
    day: input.datum,
    draw,
  });
}

function draw(press: ReportPress): void {
  const { input, t } = press;
  letterHead(press);
  addressField(press);
  letterTitle(press, informationBlock(press, entries(press)));
  section(press, t('printed:report.order'));
  paragraph(press, input.titel, { style: styles.strong, after: 0.6 });
  paragraph(press, input.beschreibung);
  if (input.einsatzort) {
    paragraph(press, t('printed:report.place', { address: input.einsatzort.join(', ') }));
  }
  if (input.asset) paragraph(press, deviceText(press, input.asset));
  trips(press);
  times(press);
  extras(press);
  checklist(press);
  for (const name of ['ergebnis', 'restarbeiten'] as const) {
    if (!input[name]?.trim()) continue;
    section(press, t(`printed:report.${name}`));
    paragraph(press, input[name]);
  }
  makeRoom(press, 0);
  signatureBlock(press, t('printed:report.signed'));
}

function entries({ input, t, figures }: ReportPress): InformationEntry[] {
  return [
    [t('printed:report.number'), input.auftragsnummer],
    [t('printed:info.date'), figures.date(input.datum)],
    [t('printed:info.customer'), input.recipient.kundennr],
    [t('printed:info.theirOrder'), input.extReferenz],
    [t('printed:report.kind'), input.auftragsart],
    [t('printed:report.technician'), input.techniker],
  ];
}

function deviceText({ t }: ReportPress, asset: NonNullable<PrintedReport['asset']>): string {
  const serial = asset.seriennummer && t('printed:report.serial', { number: asset.seriennummer });
  const device = `${asset.assetnummer} ${asset.bezeichnung}`;
  return t('printed:report.device', { device: [device, serial].filter(Boolean).join(', ') });
}

/** Writes a local time: «26.11.2026, 08:05». */
const moment = ({ figures }: ReportPress, time: string) =>
  `${figures.date(time.slice(0, 10))}, ${time.slice(11)}`;

function trips(press: ReportPress): void {
  const { input, t } = press;
  if (input.reisen.length === 0) return;
  section(press, t('printed:report.travel'));
  plainTable(
    press,
    [
      { label: t('printed:report.travelStart'), share: 3 },
      { label: t('printed:report.arrival'), share: 3 },
      { label: t('printed:report.distance'), share: 2, align: 'right' },
    ],
    input.reisen.map(({ reisebeginn, ankunft, strecke }) => [
      moment(press, reisebeginn),
      moment(press, ankunft),
      kilometres(strecke),
    ]),
  );
}

function times(press: ReportPress): void {
  const { input, t, figures } = press;
  if (input.zeiten.length === 0) return;
  section(press, t('printed:report.times'));
  const all = input.zeiten.reduce((sum, { dauer }) => sum + dauer, 0);
  const rows = input.zeiten.map(({ datum, von, bis, dauer, taetigkeit, techniker, bemerkung }) => [
    figures.date(datum),
    `${von} – ${bis}`,
    [[taetigkeit, techniker].filter(Boolean).join(', '), bemerkung].filter(Boolean).join('\n'),
    hours(dauer),
  ]);
  plainTable(
    press,
    [
      { label: t('printed:info.date'), share: 2 },
      { label: t('printed:report.time'), share: 2.2 },
      { label: t('printed:report.work'), share: 6 },
      { label: t('printed:report.duration'), share: 1.6, align: 'right' },
    ],
    [...rows, ['', '', t('printed:report.allTimes'), hours(all)]],
  );
}

function extras(press: ReportPress): void {
  const { input, t } = press;
  if (input.mehraufwand.length === 0) return;
  section(press, t('printed:report.extra'));
  plainTable(
    press,
    [
      { label: t('printed:report.work'), share: 6 },
      { label: t('printed:report.extent'), share: 4, align: 'right' },
    ],
    input.mehraufwand.map((extra) => [
      [extra.bezeichnung, extra.bemerkung].filter(Boolean).join('\n'),
      extent(press, extra),
    ]),
  );
}

function extent(press: ReportPress, { von, bis, kosten, strecke }: ReportedExtra): string {
  if (strecke !== null) return kilometres(strecke);
  if (kosten !== null) return `${press.figures.amount(kosten)} €`;
  if (von === null || bis === null) return '';
  const isOneDay = von.slice(0, 10) === bis.slice(0, 10);
  return `${moment(press, von)} – ${isOneDay ? bis.slice(11) : moment(press, bis)}`;
}

function checklist(press: ReportPress): void {
  const { input, t } = press;
  const answered = input.checkliste.filter(({ wert }) => wert !== null);
  if (answered.length === 0) return;
  section(press, t('printed:report.checklist'));
  plainTable(
    press,
    [
      { label: t('printed:report.question'), share: 6 },
      { label: t('printed:report.answer'), share: 4 },
    ],
    answered.map((entry) => [entry.frage, answer(press, entry)]),
  );
}

function answer({ t, figures }: ReportPress, { typ, wert }: ReportedAnswer): string {
  if (typ === 'foto') return t('printed:report.photo');
  if (typ === 'janein') return t(wert === 'J' ? 'printed:report.yes' : 'printed:report.no');
  return typ === 'zahl' ? figures.quantity(Number(wert)) : (wert ?? '');
}

const kilometres = (distance: number) => `${distance} km`;

/** Writes minutes as hours: «1:30 h». */
const hours = (minutes: number) => `${formatDuration(minutes)} h`;
