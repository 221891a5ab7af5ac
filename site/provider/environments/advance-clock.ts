import type { PageProvider } from './page-provider.ts';

/** Moves the clock of the sandbox; what is due until then happens. */
export async function advanceClock(provider: PageProvider, advanceMs: number): Promise<void> {
  await provider.control('setClock', {}, { advanceMs });
}
