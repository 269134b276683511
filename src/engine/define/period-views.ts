/** List as a calendar: its records from beginning to end. Moving one changes those fields. */
export interface CalendarDefinition<Field extends string = string> {
  /** Field with a day, a local time or a moment. */
  begin: Field;
  /** Field of the same kind, the day included. Without it an entry is as long as its day, or half an hour. */
  end?: Field;
  /** Fields that say whether an entry of a single day takes its morning and its afternoon. Need days. */
  halves?: readonly [morning: Field, afternoon: Field];
  /** True if a free span makes a new record, for users who may create one. */
  creates?: true;
  /** Screens with a calendar of their own, whose entries are laid under these. */
  beside?: readonly string[];
}

/** Records of another screen that wait to be planned, beside a schedule. */
export interface WaitingDefinition<Field extends string = string> {
  screen: string;
  /** View of that screen, one of those that come with it, with the records that wait. */
  view: string;
  /** Field that names the other record in one that is planned for it. */
  by: Field;
  /** Field of the other record with the minutes it is planned for. */
  minutes?: string;
}

/** List as rows of people or machines by days. Moving an entry changes whose it is, and when. */
export interface ScheduleDefinition<Field extends string = string> {
  /**
   * Field that refers to the records that are the rows, of a list that is read as a whole. Without a value an entry
   * stands in a row above.
   */
  row: Field;
  /** Field with a local time or a moment. */
  begin: Field;
  /** Field of the same kind. Without it an entry is half an hour. */
  end?: Field;
  /** Fields of the place: between two entries of a row stands how long there is for the way. */
  place?: readonly Field[];
  /** Fields of the way there: its beginning, its end and its length. */
  travel?: { begin: Field; end: Field; distance?: Field };
  /** Screen with a calendar whose entries lie under these, e.g. of absences. */
  beside?: { screen: string; row: string };
  waiting?: WaitingDefinition<Field>;
}
