import { checkVersion } from '../check-version';
import { loadFallbackTexts } from '../i18n';
import { keepPage } from '../offline/keep-page';
import { watchVersion } from '../offline/watch-version';
import { foldHeader } from './fold-header';

/** Prepares what a page needs beyond what is seen of it at first. Once per page. */
export function prepareShell(shell: HTMLElement | null): void {
  void loadFallbackTexts().catch(() => undefined);
  checkVersion();
  foldHeader(shell);
  watchVersion();
  void keepPage().catch(() => undefined);
}
