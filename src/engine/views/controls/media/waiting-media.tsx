import classes from './image.module.css';

/** Keeps the place of a control that is being loaded, so that nothing below moves. */
export function WaitingMedia() {
  return <div className={classes.waiting} aria-hidden />;
}
