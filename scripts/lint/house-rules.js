import { areas } from './areas.js';
import { layers } from './layers.js';
import { moduleState } from './module-state.js';
import { noDefaultExport } from './no-default-export.js';
import { noEntityInEngine } from './no-entity-in-engine.js';
import { onlyDialects } from './only-dialects.js';
import { screensAreData } from './screens-are-data.js';
import { typesArePlugins } from './types-are-plugins.js';

/** ESLint plugin with the rules of this house (README «How the code is laid out»). */
export const houseRules = {
  rules: {
    areas,
    layers,
    'module-state': moduleState,
    'no-default-export': noDefaultExport,
    'no-entity-in-engine': noEntityInEngine,
    'only-dialects': onlyDialects,
    'screens-are-data': screensAreData,
    'types-are-plugins': typesArePlugins,
  },
};
