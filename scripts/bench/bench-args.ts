import { BROWSER_ARGS } from '../cli/browser.ts';

/**
 * With a debugger attached, as it is here, V8 keeps a stack for each error that a module makes ahead, as React does, and reads the module
 * a second time for that: 15 ms that no reader pays. With positions at hand it need not.
 */
export const BENCH_ARGS = [...BROWSER_ARGS, '--js-flags=--no-enable-lazy-source-positions'];
