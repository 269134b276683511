/** Dialect of the application's backend. */
export { dialect } from 'virtual:application/backend';
