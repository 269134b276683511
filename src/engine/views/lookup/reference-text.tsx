import controls from '../controls/control.module.css';

interface ReferenceTextProps {
  id: string;
  text: string;
  label?: string;
  describedBy: string | undefined;
}

/** A reference that cannot be searched: its text, or its id, as it is. */
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
