import { useState, type ReactNode } from 'react';
import { ApiError } from '../../../api/api-error';
import { ConfirmationDialog } from './confirmation-dialog';

interface Confirmed {
  /**
   * Does what the server wants a confirmation for: asks for the password where it does, and tries again. Undefined
   * when the user gave up; other failures are thrown.
   */
  confirmed: <T>(work: () => Promise<T>) => Promise<T | undefined>;
  /** The question while it is open: to be drawn by whoever asks. */
  question: ReactNode;
}

/** Work that the server does only for whoever has just proved to be there. */
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
