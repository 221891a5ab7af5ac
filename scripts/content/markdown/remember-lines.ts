import type { Grammar } from 'shiki/types';

type TokenizeLine = Grammar['tokenizeLine2'];
type State = ReturnType<TokenizeLine>['ruleStack'];

/**
 * Makes a grammar return what it returned before for the same line in the same state: requests of the operations of an API differ in a few lines. Its result depends on
 * nothing else as long as no time limit ends a line early.
 */
export function rememberLines(grammar: Grammar): void {
  const known = new WeakMap<State, Map<string, ReturnType<TokenizeLine>>>();
  const states: State[] = [];
  const tokenize = grammar.tokenizeLine2.bind(grammar);
  const findEqual = (state: State) => {
    const found = states.find((other) => other.equals(state));
    if (!found) states.push(state);
    return found ?? state;
  };
  grammar.tokenizeLine2 = (line, state, limit) => {
    if (!state || limit) return tokenize(line, state, limit);
    const lines = known.get(state) ?? new Map();
    known.set(state, lines);
    const found = lines.get(line);
    if (found) return found;
    const { ruleStack, ...result } = tokenize(line, state, limit);
    const remembered = { ...result, ruleStack: findEqual(ruleStack) };
    lines.set(line, remembered);
    return remembered;
  };
}
