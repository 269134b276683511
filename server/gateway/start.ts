import type { AddressInfo } from 'node:net';
import { readConfig, type Config } from '../config';
import { LONGEST_STOP_MS } from '../http/doors/create-server';
import { buildGateway } from './app';
import type { GatewaySettings } from './settings';

/** Serves an application with a foreign backend until the process ends; reports what keeps it from starting. */
export async function startGateway(
  settingsOf: (config: Config) => GatewaySettings | Promise<GatewaySettings>,
): Promise<void> {
  try {
    const config = readConfig(process.env);
    const settings = await settingsOf(config);
    const app = await buildGateway(config, settings, process.env);
    await app.listen({ port: config.port, host: config.host });
    const { port } = app.server.address() as AddressInfo;
    const host = config.host.includes(':') ? `[${config.host}]` : config.host;
    process.stdout.write(
      `${settings.name} is ready: http://${host}:${port}\nBackend: ${settings.backend.base}\n`,
    );
    const stop = () => {
      setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
      void app.close().then(() => process.exit(0));
    };
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, stop);
  } catch (error) {
    const { message } = error instanceof Error ? error : { message: String(error) };
    process.stderr.write(`The application did not start. ${message}\n`);
    process.exit(1);
  }
}
