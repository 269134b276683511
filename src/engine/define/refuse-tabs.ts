/** Throws for a screen without tabs, or with two of one name. */
export function refuseTabs(screen: string, tabs: readonly { name: string }[]): void {
  const repeated = tabs.find(
    (tab, index) => tabs.findIndex((other) => other.name === tab.name) < index,
  );
  if (tabs.length === 0) throw new Error(`screen ${screen}: give it at least one tab`);
  if (repeated) throw new Error(`screen ${screen}: two tabs are named «${repeated.name}»`);
}
