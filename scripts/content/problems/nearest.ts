export { nearest } from '../../document/nearest.js';
