export { nearest } from '../../../spectral/document/nearest.js';
