import classes from './image.module.css';

/** In the place of a file's or an image's control until that is loaded: what stands below does not move. */
export function WaitingMedia() {
  return <div className={classes.waiting} aria-hidden />;
}
