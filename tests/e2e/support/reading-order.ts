import type { Page } from '@playwright/test';

interface AxNode {
  nodeId: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  childIds?: string[];
}

/** Names of the first cell of every data row, in the order in which assistive technology reads them. */
export async function rowsAsRead(page: Page): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Accessibility.enable');
  const { nodes } = (await cdp.send('Accessibility.getFullAXTree')) as unknown as {
    nodes: AxNode[];
  };
  await cdp.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const below = (node: AxNode): AxNode[] =>
    (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      return child ? [child, ...below(child)] : [];
    });
  const grid = nodes.find(({ role }) => role?.value === 'grid');
  return (grid ? below(grid) : [])
    .filter(({ role }) => role?.value === 'row')
    .flatMap((row) => {
      const cell = below(row).find(({ role }) => role?.value === 'gridcell');
      return cell ? [cell.name?.value ?? ''] : [];
    });
}
