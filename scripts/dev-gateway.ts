import { startGateway } from '../server/gateway/start';
import { applicationFolder } from '../compiler/application/folder';
import { gatewaySettingsOf } from '../compiler/application/gateway-settings';
import { readSettings } from '../compiler/application/settings';

/**
 * Starts the way to the backend of the application that KONTOR_APP names, without a built page: Vite serves it (`npm
 * run dev`).
 */
await startGateway(async () => {
  const application = applicationFolder(process.env.KONTOR_APP);
  const settings = gatewaySettingsOf(application, await readSettings(application));
  if (!settings) throw new Error(`${application.settings} names no backend`);
  return settings;
});
