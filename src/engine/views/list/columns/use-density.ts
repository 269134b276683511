import { useAppearance } from '../../../../api/preferences/use-appearance';
import { isDensity, usualDensity, type Density } from './column-layout';

/** Returns the density the user wants for lists that say nothing of their own. */
export function useDensity(): Density {
  const { density } = useAppearance().value;
  return isDensity(density) ? density : usualDensity;
}
