/** PostgreSQL's channel on which all processes of a database announce what they committed. */
export const CHANNEL = 'kontor';
