import classes from './progress-bar.module.css';

/** Bar of progress; `share`: 0 to 1. */
export function ProgressBar({ label, share }: { label: string; share: number }) {
  const percent = Math.round(share * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={classes.track}
    >
      <div className={classes.bar} style={{ width: `${percent}%` }} />
    </div>
  );
}
