// One chunk: what only calls beyond the page need.
export { OwnServerFields } from './OwnServerFields.tsx';
export { ServerPanel } from './ServerPanel.tsx';
