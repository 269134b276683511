import type { AnyDefinition, ScreenDefinition } from '../../src/engine/define/definition';
import type { CalendarDefinition, ScheduleDefinition } from '../../src/engine/define/period-views';
import type { PathMistake } from './row-path-mistakes';
import type { ScreenContract } from './screen-contract';

const present = (names: readonly (string | undefined)[]) =>
  names.filter((name) => name !== undefined);

/** Returns the fields that a calendar names. */
export function timeFields({ begin, end, halves }: CalendarDefinition): readonly string[] {
  return present([begin, end, ...(halves ?? [])]);
}

/** Returns the fields that a schedule names, of its own records. */
export function scheduleFields(of: ScheduleDefinition): readonly string[] {
  const { row, begin, end, place = [], travel, waiting } = of;
  const way = travel ? [travel.begin, travel.end, travel.distance] : [];
  return present([row, begin, end, ...place, ...way, waiting?.by]);
}

const formats = ['date', 'local-date-time', 'date-time'];

/**
 * Finds calendars without times, schedules without times of day and a reference, and screens beneath either that have
 * no calendar of their own.
 */
export function periodMistakes(
  screens: readonly AnyDefinition[],
  { schemas }: Pick<ScreenContract, 'schemas'>,
): PathMistake[] {
  const named = (name: string) => screens.find((screen) => screen.name === name);
  return screens.flatMap((screen) => {
    if (screen.schema === undefined) return [];
    const { calendar, schedule } = screen;
    const properties = schemas[screen.schema]?.properties ?? {};
    const of = (name: string) =>
      properties[name] as { format?: string; 'x-ref'?: string } | undefined;
    const texts: { path: string; text: string }[] = [];
    const times = (path: string, names: readonly (string | undefined)[], among: string[]) => {
      for (const name of present(names)) {
        const property = of(name);
        if (property && !among.includes(property.format ?? ''))
          texts.push({
            path,
            text: `${path} needs a field of ${among.join(' or ')}, and «${name}» is none`,
          });
      }
      const [begin, end] = present(names).map((name) => of(name)?.format);
      if (begin && end && begin !== end)
        texts.push({ path, text: `${path} begins with a ${begin} and ends with a ${end}` });
    };
    const under = (path: string, name: string) => {
      const other = named(name) as ScreenDefinition | undefined;
      if (!other)
        texts.push({ path, text: `${path} lays «${name}» under its entries, which is no screen` });
      else if (!other.calendar)
        texts.push({
          path,
          text: `${path} lays «${name}» under its entries, which has no calendar`,
        });
    };
    if (calendar) times('calendar', [calendar.begin, calendar.end], formats);
    for (const name of calendar?.beside ?? []) under('calendar', name);
    if (schedule) {
      times('schedule', [schedule.begin, schedule.end], formats.slice(1));
      if (of(schedule.row) && of(schedule.row)?.['x-ref'] === undefined)
        texts.push({
          path: 'schedule',
          text: `schedule needs rows that are records, and «${schedule.row}» refers to none`,
        });
      if (schedule.beside) under('schedule', schedule.beside.screen);
      const { waiting } = schedule;
      const other = waiting && (named(waiting.screen) as ScreenDefinition | undefined);
      if (waiting && !other)
        texts.push({
          path: 'schedule',
          text: `schedule plans records of «${waiting.screen}», which is no screen`,
        });
      else if (waiting && !other?.views?.some(({ name }) => name === waiting.view))
        texts.push({
          path: 'schedule',
          text: `schedule plans what is in the view «${waiting.view}», which «${waiting.screen}» does not have`,
        });
    }
    return texts.map((one) => ({ screen: screen.name, ...one }));
  });
}
