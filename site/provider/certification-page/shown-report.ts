import type { Report } from '../../../packages/simulator/certification/grade.ts';
import { createStore } from '../../../src/dom/store.ts';

/** The report that this tab shows, on each page that shows one. In memory only: nothing is stored or sent. */
export const shownReport = createStore<Report | undefined>(undefined);
