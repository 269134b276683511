import { afterBooking } from './service-material';

type Position = Parameters<typeof afterBooking>[1];
type Body = Parameters<typeof afterBooking>[2];

/** Prediction of what a position says after a booking, in the form that the actions of a screen ask for. */
export const materialFollows =
  (step: Parameters<typeof afterBooking>[0]) =>
  (position: Position, body: Readonly<Record<string, unknown>>) => {
    const after = afterBooking(step, position, body as Body);
    return Object.fromEntries(
      Object.entries(after).filter(([name, value]) => position[name as keyof Position] !== value),
    );
  };
