import type { ReactNode } from 'react';
import styles from './questions.module.css';

interface QuestionsProps<Question> {
  of: readonly Question[];
  children: (question: Question) => ReactNode;
}

/** Questions in their order. */
export function Questions<Question extends { id: string | number }>(
  props: QuestionsProps<Question>,
) {
  const { of, children } = props;
  return (
    <ol className={styles.questions}>
      {of.map((question) => (
        <li key={question.id}>{children(question)}</li>
      ))}
    </ol>
  );
}
