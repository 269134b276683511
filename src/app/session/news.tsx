import { useNews } from '../../engine/data/news/use-news';
import { checkVersion } from '../check-version';

/** Follows what colleagues do; asks for the server's version after each interruption. Comes when the page is at rest. */
export function News({ user }: { user: string }) {
  useNews(user, checkVersion);
  return null;
}
