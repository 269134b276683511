/** Displays of rows by their time. */
export { Calendar } from '../calendar/calendar';
export { Schedule } from '../schedule/schedule';
