/** The list as a calendar: its records from when to when. Moving one changes those fields. */
export interface CalendarDefinition<Field extends string = string> {
  /** A day, a local time or a moment. */
  begin: Field;
  /** Of the same kind, a day counted with it. Without it an entry is as long as its day, or half an hour. */
  end?: Field;
  /** Say whether an entry of a single day takes its morning and its afternoon. Need days. */
  halves?: readonly [morning: Field, afternoon: Field];
  /** A free span makes a new record, for whoever may create one. */
  creates?: true;
  /** Screens with a calendar of their own: their entries are laid under these. */
  beside?: readonly string[];
}

/** What waits to be planned, beside a schedule: records of another screen. */
export interface WaitingDefinition<Field extends string = string> {
  screen: string;
  /** One of its views that come with it: those that wait. */
  view: string;
  /** Names the other record in one that is planned for it. */
  by: Field;
  /** A figure of the other record: for how many minutes it is planned. */
  minutes?: string;
}

/** The list as rows of people or machines by days. Moving an entry changes whose it is, and when. */
export interface ScheduleDefinition<Field extends string = string> {
  /** Refers to the records that the rows are, of a list that is read as a whole. Without a value an entry stands in a row above. */
  row: Field;
  /** A local time or a moment. */
  begin: Field;
  /** Of the same kind. Without it an entry is half an hour. */
  end?: Field;
  /** Where it takes place: between two entries of a row stands how long there is for the way. */
  place?: readonly Field[];
  /** The way there: when it began and ended, and how long it was. */
  travel?: { begin: Field; end: Field; distance?: Field };
  /** A screen with a calendar whose entries lie under these, e.g. who is away. */
  beside?: { screen: string; row: string };
  waiting?: WaitingDefinition<Field>;
}
