import { localTimeOf } from '../../../schemas/rules/company-time';

/** Returns `YYYY-MM-DD` and `HH:mm` in the company's zone. */
export function companyNow(): { day: string; time: string } {
  const [day = '', time = ''] = localTimeOf(new Date()).split('T');
  return { day, time };
}
