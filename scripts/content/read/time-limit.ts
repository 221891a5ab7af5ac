import { createContext, Script } from 'node:vm';

/** Far beyond what any work takes, on a busy machine too: results must not depend on its speed. */
export const MAX_SECONDS = 5;

const context = createContext({ run: (): unknown => undefined });
const script = new Script('run()');

/**
 * Runs synchronous work for some seconds at most; undefined when that is not enough. V8 looks for the end of the time inside of a regular expression too:
 * one of a document may backtrack for years.
 */
export function limitTime<T>(run: () => T): T | undefined {
  context.run = run;
  try {
    return script.runInContext(context, { timeout: MAX_SECONDS * 1000 });
  } catch (error) {
    // Of another realm, where tests run in one: no instance of this `Error`.
    if (Object(error).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return undefined;
    throw error;
  }
}
