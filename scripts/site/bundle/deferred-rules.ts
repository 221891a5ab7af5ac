/** A sheet without what only a pointer shows, and that. */
export type DividedSheet = { now: string; later: string };

const VERBATIM = /^@(?:font-face|keyframes|property|page|counter-style)/;

/**
 * Takes out of a sheet what nobody sees before he moves the pointer: rules for `:hover` alone, and transitions. What comes later comes
 * after everything else, so a rule stays when another selector goes on from the same element (`.ib[data-done]` beside `.ib:hover`):
 * their order may matter. `beside`: all sheets that such a selector may stand in.
 */
export function takeLaterRules(css: string, beside: readonly string[]): DividedSheet {
  const others = beside
    .flatMap((text) => [...text.matchAll(/([^{};]+)\{/g)])
    .flatMap(([, list = '']) => getSelectors(list));
  const mayMove = (selector: string) => {
    const base = selector.replace(/:hover.*$/, '');
    return selector.includes(':hover') && !others.some((other) => other !== selector && goesOn(other, base));
  };
  const late: LateRule[] = [];
  const now = divide(css, [], (around, prelude, body) => {
    if (getSelectors(prelude).every(mayMove)) {
      late.push({ around, text: `${prelude}{${body}}` });
      return '';
    }
    const declarations = body.includes('url(') ? [body] : body.split(';').filter(Boolean);
    const moved = declarations.filter((declaration) => declaration.startsWith('transition'));
    if (moved.length === 0) return `${prelude}{${body}}`;
    late.push({ around, text: `${prelude}{${moved.join(';')}}` });
    const rest = declarations.filter((declaration) => !moved.includes(declaration));
    return rest.length > 0 ? `${prelude}{${rest.join(';')}}` : '';
  });
  return { now, later: write(late) };
}

type LateRule = { around: string[]; text: string };

/** Writes a sheet again with what `change` makes of each rule that holds no other one; `around` are the at-rules that it stands in. */
function divide(
  css: string,
  around: string[],
  change: (around: string[], prelude: string, body: string) => string,
): string {
  let text = '';
  let position = 0;
  while (position < css.length) {
    const open = css.indexOf('{', position);
    if (open === -1) break;
    const end = getEnd(css, open);
    const statements = css.slice(position, open);
    const start = statements.lastIndexOf(';') + 1;
    const prelude = statements.slice(start).trim();
    const body = css.slice(open + 1, end);
    text += statements.slice(0, start);
    if (VERBATIM.test(prelude)) text += `${prelude}{${body}}`;
    else if (prelude.startsWith('@')) {
      const inner = divide(body, [...around, prelude], change);
      if (inner !== '') text += `${prelude}{${inner}}`;
    } else text += body.includes('{') ? `${prelude}{${body}}` : change(around, prelude, body);
    position = end + 1;
  }
  return text + css.slice(position);
}

/** Place of the brace that closes the one at `open`. Our styles have no braces in strings. */
function getEnd(css: string, open: number): number {
  let depth = 0;
  for (let position = open; position < css.length; position += 1) {
    if (css[position] === '{') depth += 1;
    if (css[position] === '}') depth -= 1;
    if (depth === 0) return position;
  }
  return css.length;
}

/** Rules that stand in the same at-rules one after the other share them. */
function write(rules: LateRule[]): string {
  let text = '';
  let open: string[] = [];
  for (const { around, text: rule } of [...rules, { around: [], text: '' }]) {
    if (around.join() !== open.join()) {
      text += '}'.repeat(open.length) + around.map((prelude) => `${prelude}{`).join('');
      open = around;
    }
    text += rule;
  }
  return text;
}

function getSelectors(prelude: string): string[] {
  return prelude.split(',').map((selector) => selector.trim());
}

/** Whether a selector is about the same element, with something more: an attribute, a class, a state. */
function goesOn(selector: string, base: string): boolean {
  return (
    selector.startsWith(base) &&
    /^[[.:]/.test(selector.slice(base.length)) &&
    !/^:(?:hover|:)/.test(selector.slice(base.length))
  );
}
