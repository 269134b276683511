/** What the application's backend speaks. */
export { dialect } from 'virtual:application/backend';
