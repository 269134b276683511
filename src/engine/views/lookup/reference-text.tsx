import controls from '../controls/control.module.css';

interface ReferenceTextProps {
  id: string;
  text: string;
  label?: string;
  describedBy: string | undefined;
}

/** Text, or else id, of a reference that cannot be searched for. */
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
