/** Takes the record from an answer as a device keeps it. Throws where there is none. */
export { recordOf as recordOfAnswer } from './dialects/reference';
