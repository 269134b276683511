import { entitiesOf } from '../support/entities';
import { contractOfProduct, playgroundProduct } from '../support/products';
import { fillSamples } from '../support/walk/fill-samples';
import { Walker } from '../support/walk/walker';
import { testsOfScreens } from './support/every-screen';
import { screensUnderTest } from './support/screens';
import { playground } from './support/test';

const contract = contractOfProduct(playgroundProduct);
const [newest] = (await screensUnderTest(playgroundProduct)).slice(-1);
const entities = entitiesOf(contract).filter(({ schema }) => schema === newest?.definition.schema);

/** What was added last to a running product, with records made of samples. */
const filled = playground.extend<{ filled: void }>({
  filled: [
    async ({ server, empty: _ }, use) => {
      await fillSamples(new Walker(server.url, contract), entities, 12);
      await use();
    },
    { auto: true },
  ],
});

if (!newest) throw new Error('the playground has no screens');
testsOfScreens(filled, playgroundProduct, [newest]);
