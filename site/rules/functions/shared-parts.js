import { inSharedParts } from '../rule.js';

export default inSharedParts;
