import styles from './shell-skeleton.module.css';

/** Skeleton shown when loading takes longer than 200 ms. */
export function ShellSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <div className={styles.header} />
      <div className={styles.navigation} />
    </div>
  );
}
