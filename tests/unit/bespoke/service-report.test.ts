import { expect, test } from 'vitest';
import type { ReportFacts, ReportTemplate } from '../../../schemas/print/document/report-facts';
import { reportOf, toldText } from '../../../schemas/print/document/report-facts';
import { foreseenReport } from '../../../src/bespoke/service-task/report/make-report';
import type { Entry } from '../../../src/engine/outbox/entry';
import { recorded } from '../../../src/engine/outbox/machine';
import { sampleReport } from '../../support/print/sample-report';

const sample = sampleReport();
const facts: ReportFacts = {
  ...sample,
  sprache: 'de',
  empfaenger: sample.recipient,
  ...{ beginnDatum: '2026-06-30T08:00', reisebeginnDatum: null, vorOrtDatum: null },
  ...{ zeitmessungSeit: '2026-06-30T10:00', zeitmessungUm: '2026-06-30T08:00:00.000Z' },
  zeitmessungTaetigkeitId: null,
  zeiten: sample.zeiten.map((one, index) => ({ id: index + 1, ...one })),
  checkliste: sample.checkliste.map((one, index) => ({ ...one, id: index + 1 })),
};
const template: ReportTemplate = {
  firma: { ...sample.company, logo: null },
  techniker: 'Tom Technik',
  taetigkeiten: [{ id: 1, bezeichnung: 'Work on site' }],
  mehraufwandsarten: [{ id: 7, bezeichnung: 'Parking', typ: 2 }],
};
const task = { id: 5, serviceAuftragId: 50 };
const planung = '/service/planung/{id}';
const extras = 'POST /service/auftraege/{serviceAuftragId}/mehraufwaende';

const entry = (operation: string, params: Record<string, number>, body?: object): Entry => ({
  ...recorded({
    ...{ queue: 'one', operation, params, body, key: 'k', label: { action: '', record: '' } },
    recordedAt: '2026-06-30T09:15:00Z',
  }),
  seq: 1,
});
const after = (...entries: Entry[]) => foreseenReport(facts, template, task, entries);

test('only calls of the task and its order are foreseen on its report', () => {
  const parking = { mehraufwandArtId: 7, kosten: 4 };
  const result = { ergebnis: 'Fertig' };
  const others = after(
    entry(`POST ${planung}/ergebnis`, { id: 6, serviceAuftragId: 50 }, result),
    entry(extras, { id: 5, serviceAuftragId: 51 }, parking),
    entry('POST /service/material/{id}/einbau', { id: 5, serviceAuftragId: 50 }, {}),
    entry('POST /service/planung/{planungId}/dateien', { id: 6, planungId: 5 }, {}),
  );
  expect(others).toEqual(facts);
  const own = after(
    entry(`POST ${planung}/ergebnis`, { id: 5, serviceAuftragId: 50 }, result),
    entry(extras, { id: 6, serviceAuftragId: 50 }, parking),
  );
  expect(own).toMatchObject({ ergebnis: 'Fertig', restarbeiten: null });
  expect(own.mehraufwand.at(-1)).toMatchObject({ bezeichnung: 'Parking', kosten: 4, von: null });
});

test('a timer that was stopped without a network has measured until then, in the words of the customer', () => {
  const { zeiten, zeitmessungSeit } = after(entry(`DELETE ${planung}/zeitmessung`, { id: 5 }));
  expect(zeitmessungSeit).toBeNull();
  expect(zeiten.at(-1)).toEqual({
    ...{ datum: '2026-06-30', von: '10:00', bis: '11:15', dauer: 75 },
    ...{ id: null, taetigkeit: 'Work on site', techniker: 'Tom Technik', bemerkung: null },
  });
});

test('what a report tells is the same with the id of a photo and before it has one, and without the company', () => {
  const told = (known: ReportFacts, name: string) =>
    toldText(reportOf(known, { ...sample.company, name }));
  const answer = [{ id: 3, wert: null }];
  const waiting = { ...entry(`PUT ${planung}/abfragewerte`, { id: 5 }, answer) };
  const photo = after({ ...waiting, refers: [{ at: [0, 'wert'], key: 'p', isText: true }] });
  expect(told(photo, 'Other')).toBe(told(facts, 'One'));
  expect(told(after(waiting), 'One')).not.toBe(told(facts, 'One'));
});
