import { usePreference } from '../../../../api/preferences/use-preference';

const asUsual = { enterMoves: true };

/** «Enter = nächstes Feld» (4-field-reality 4.1): off, Enter keeps what was typed and stays in its cell. */
export function useEnterMoves() {
  const { value, change } = usePreference('keyboard', asUsual);
  return {
    value: value.enterMoves,
    change: (enterMoves: boolean) => change({ enterMoves }),
  };
}
