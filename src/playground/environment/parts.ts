// One chunk: what only calls beyond the page need.
export { ConnectionPanel } from './ConnectionPanel.tsx';
export { SettingFields } from './SettingFields.tsx';
