import { useSyncExternalStore } from 'react';
import { getSampleFill, listenToSampleFill, type SampleFill } from '../dom/sample-fill.ts';

/** What fills the reader's values into samples; nothing in the prerender, and so until the page is hydrated. */
export function useSampleFill(): SampleFill | undefined {
  return useSyncExternalStore(listenToSampleFill, getSampleFill, () => undefined);
}
