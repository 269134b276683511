import controls from '../controls/control.module.css';

interface ReferenceTextProps {
  id: string;
  text: string;
  label?: string;
  describedBy: string | undefined;
}

/** For what cannot be searched: its text, or its id, as it is. */
export function ReferenceText({ id, text, label, describedBy }: ReferenceTextProps) {
  return (
    <div className={controls.control}>
      <input
        id={id}
        className={controls.input}
        aria-label={label}
        aria-describedby={describedBy}
        readOnly
        value={text}
      />
    </div>
  );
}
