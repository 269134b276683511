import type { ReactNode } from 'react';
import { lazyPart } from '../../ui/lazy-part';
import { EngineProvider, type Engine } from '../application/context';
import { DrawerHostProvider } from '../views/lookup/drawer-host';

// Most choices open and create nothing.
const RecordDrawer = lazyPart(
  async () => (await import('../views/record/drawer/record-drawer')).RecordDrawer,
);

export function EngineHost({ engine, children }: { engine: Engine; children: ReactNode }) {
  return (
    <EngineProvider value={engine}>
      <DrawerHostProvider value={RecordDrawer}>{children}</DrawerHostProvider>
    </EngineProvider>
  );
}
