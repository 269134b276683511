import { runBeforeLeave } from '../../ui/before-leave';

/** Loads the page anew, once what is being typed is stored or given up. */
export async function reloadPage(): Promise<void> {
  if (await runBeforeLeave()) location.reload();
}
