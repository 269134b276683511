import { useState, type ReactNode } from 'react';
import { ApiError } from '../../../api/api-error';
import { ConfirmationDialog } from './confirmation-dialog';

interface Confirmed {
  /** Does work, asking for the password where the server wants it. Undefined when the user gave up; throws the rest. */
  confirmed: <T>(work: () => Promise<T>) => Promise<T | undefined>;
  /** Question while it is open: to be drawn by the caller. */
  question: ReactNode;
}

/** Returns a way to do work that the server does only after a fresh proof of identity. */
export function useConfirmed(): Confirmed {
  const [ask, setAsk] = useState<{ answer: (isConfirmed: boolean) => void }>();
  const isConfirmed = () =>
    new Promise<boolean>((resolve) => {
      const answer = (is: boolean) => {
        setAsk(undefined);
        resolve(is);
      };
      setAsk({ answer });
    });
  const confirmed = async <T,>(work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      const isAsked = error instanceof ApiError && error.says('msg_auth_confirmation_required');
      if (!isAsked) throw error;
      return (await isConfirmed()) ? await work() : undefined;
    }
  };
  return { confirmed, question: ask && <ConfirmationDialog onAnswer={ask.answer} /> };
}
