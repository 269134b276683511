import { readGatewaySettings } from './settings';
import { startGateway } from './start';

/** Serves the page of an application with a foreign backend: KONTOR_PAGE is its built page. */
await startGateway(({ pageFolder }) => readGatewaySettings(pageFolder));
