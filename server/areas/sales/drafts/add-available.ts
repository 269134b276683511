import { and, inArray } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { stockLevels } from '../../../db/generated/stock';

/** As far as it is told what a line takes, and where. */
interface Line {
  artikelId?: unknown;
  lagId?: unknown;
  verfuegbar?: unknown;
}

/**
 * Tells of each line what is available of its product in its warehouse, in one look; null where the line
 * has none of both: services, texts.
 */
export async function addAvailable(lines: readonly Line[], db: Executor): Promise<void> {
  const kept = lines.filter(({ artikelId, lagId }) => artikelId != null && lagId != null);
  const { artikelId, lagerId, verfuegbar } = stockLevels;
  const levels =
    kept.length === 0
      ? []
      : await db
          .select({ artikelId, lagerId, verfuegbar })
          .from(stockLevels)
          .where(
            and(
              inArray(artikelId, [...new Set(kept.map((line) => Number(line.artikelId)))]),
              inArray(lagerId, [...new Set(kept.map((line) => Number(line.lagId)))]),
            ),
          );
  const available = new Map(
    levels.map((level) => [`${level.artikelId} ${level.lagerId}`, level.verfuegbar]),
  );
  for (const line of lines) {
    const isKept = line.artikelId != null && line.lagId != null;
    line.verfuegbar = isKept
      ? (available.get(`${String(line.artikelId)} ${String(line.lagId)}`) ?? 0)
      : null;
  }
}
