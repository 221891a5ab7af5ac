/** Why there is no connection: nobody listens (or the browser forbids it), or what listens is no sandbox of this version. */
export type ConnectionProblem = 'noServer' | 'notSandbox';

export class ConnectionError extends Error {
  readonly problem: ConnectionProblem;

  constructor(problem: ConnectionProblem) {
    super(`The simulator is not reached: ${problem}.`);
    this.problem = problem;
  }
}
