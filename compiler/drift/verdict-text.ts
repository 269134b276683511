import type { ScreenDrift, Verdict } from './drift';

/** Writes the verdict in lines: how many screens break, then screen by screen what is different and where it stands. */
export function verdictText({ drifts, breaking, affected, unchanged }: Verdict): string {
  if (drifts.length === 0) return '';
  const counts = [
    counted(breaking.length, 'breaks', 'break'),
    counted(affected.length, 'is affected', 'are affected'),
    counted(unchanged.length, 'stays as it is', 'stay as they are'),
  ].filter((one) => one !== '');
  const screens = [...breaking, ...affected].flatMap((name) => {
    const own = drifts.filter(({ screen }) => screen === name);
    const sorted = [...own].sort((a, b) => Number(b.breaks) - Number(a.breaks) || a.line - b.line);
    return ['', `${name}:`, ...sorted.map(line)];
  });
  return `The contract has changed: ${counts.join(', ')}\n${screens.join('\n')}\n`;
}

function line({ breaks, file, line: at, text }: ScreenDrift): string {
  return `  ${breaks ? 'breaks  ' : 'look at '}${file}:${at}: ${text}`;
}

function counted(count: number, one: string, several: string): string {
  if (count === 0) return '';
  return count === 1 ? `1 screen ${one}` : `${count} screens ${several}`;
}
