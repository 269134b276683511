import { demoTemplate } from './demo-template';

/** Fills the database that tests copy before the first of them begins. */
// eslint-disable-next-line house/no-default-export -- Playwright calls it
export default async function setup(): Promise<void> {
  await demoTemplate();
}
