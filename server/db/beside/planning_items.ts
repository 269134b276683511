import { id } from '../columns';

export const columns = {
  /** What the timer that runs measures. */
  zeitmessungTaetigkeitId: id('zeitmessung_taetigkeit_id'),
};
