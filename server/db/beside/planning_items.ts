import { id } from '../columns';

export const columns = {
  /** Activity that the running timer measures. */
  zeitmessungTaetigkeitId: id('zeitmessung_taetigkeit_id'),
};
