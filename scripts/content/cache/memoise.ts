import { type Finding, formatFinding, type Report } from '../../findings/finding.ts';

/**
 * What earlier runs of the same process have made, each under a name, as long as it is made from the very same objects.
 * The cache of leaf functions goes by text and outlives the process; this goes by identity, costs nothing to look up and keeps
 * whole stages: `decisions/0102-two-compiler-caches.md`.
 */
export type Memory = {
  /**
   * The result of `make`, and everything it reported, made again only when one of `inputs` is another object than the last
   * time. `make` must be pure apart from its reports, and nobody may change its result.
   */
  memoise<T>(name: string, inputs: readonly unknown[], report: Report, make: (report: Report) => T): T;
};

type Memoised = { inputs: readonly unknown[]; result: unknown; problems: Finding[] };

export function createMemory(): Memory {
  const results = new Map<string, Memoised>();
  return {
    memoise<T>(name: string, inputs: readonly unknown[], report: Report, make: (report: Report) => T): T {
      const last = results.get(name);
      const isSame =
        last?.inputs.length === inputs.length && inputs.every((input, index) => input === last.inputs[index]);
      const memoised = last && isSame ? last : { inputs, ...collect(make) };
      results.set(name, memoised);
      for (const problem of memoised.problems) report(problem);
      // Whoever uses one name for two types has made a mistake that no type can find.
      return memoised.result as T;
    },
  };
}

function collect<T>(make: (report: Report) => T): { result: T; problems: Finding[] } {
  const problems = new Map<string, Finding>();
  const result = make((problem) => problems.set(formatFinding(problem), problem));
  return { result, problems: [...problems.values()] };
}
