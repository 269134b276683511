export { Board } from './board';
export { BoardSwitch } from './board-switch';
