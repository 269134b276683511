import { localTimeOf } from '../../../schemas/rules/company-time';

/** Day (`YYYY-MM-DD`) and time (`HH:mm`) where the company is. */
export function companyNow(): { day: string; time: string } {
  const [day = '', time = ''] = localTimeOf(new Date()).split('T');
  return { day, time };
}
