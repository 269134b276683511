import { systemParameters, users } from '../../db/generated/base';
import { eq, like, or, sql } from 'drizzle-orm';
import { usages, type Usage } from '../../../schemas/rules/usage';
import { publicHandler, type Handlers } from '../../http/operations/call';

const linkNames = ['imprint', 'disclaimer', 'privacy', 'terms', 'news'] as const;

/**
 * Operations that read licence, versions and information links; parts that need a session are stripped by the
 * contract's rights. Links and licensee are system parameters: SYSTEM.LINK_IMPRINT …, SYSTEM.LIZENZNAME.
 */
export function systemInfoOperations(serverVersion: string): Handlers {
  return {
    readSystemInfo: publicHandler('readSystemInfo', async ({ db }) => {
      const [info] = await db
        .select({
          demo: sql<boolean>`exists (${db.select({ id: users.id }).from(users).where(eq(users.demo, true))})`,
          datenbankVersion: sql<string>`'PostgreSQL ' || current_setting('server_version')`,
        })
        .from(sql`(select 1) one`);
      const rows = await db
        .select({ name: systemParameters.name, wert: systemParameters.wert })
        .from(systemParameters)
        .where(
          or(like(systemParameters.name, 'SYSTEM.%'), like(systemParameters.name, 'NUTZUNG.%')),
        );
      const valueOf = (name: string) => rows.find((row) => row.name === name)?.wert;
      const parameter = (name: string) => valueOf(`SYSTEM.${name}`);
      const isUsed = (usage: Usage) => valueOf(usages[usage].parameter) !== 'N';
      const links = linkNames.flatMap((name) => {
        const url = parameter(`LINK_${name.toUpperCase()}`);
        return url ? [{ name, url }] : [];
      });
      const nutzung = { tickets: isUsed('tickets'), deals: isUsed('deals') };
      const { demo = false, datenbankVersion = '' } = info ?? {};
      const lizenzName = parameter('LIZENZNAME') ?? '';
      return {
        status: 200,
        body: { result: { serverVersion, demo, links, nutzung, lizenzName, datenbankVersion } },
      };
    }),
  };
}
