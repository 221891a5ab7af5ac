import type { ContractName, ContractNames } from '../../describe/document/contract-names.ts';
import { findQuantities, type Quantity } from '../../markdown/quantities.ts';
import type { LocaleBuildInput } from '../locale-build.ts';

const SECONDS: Record<string, number> = { second: 1, minute: 60, hour: 3600, day: 86_400 };

/**
 * Reports numbers that a guide types although the contract holds them: the same amount of the same unit as a limit, the same rate as a
 * rate limit. A number of something else is allowed by `allow:` in the frontmatter, as it is typed.
 */
export function checkTypedLimits({ links }: ContractNames, { guides, report }: LocaleBuildInput): void {
  const known = new Map<string, string[]>();
  for (const [target, name] of links)
    for (const key of getKeys(name)) known.set(key, [...(known.get(key) ?? []), target]);
  for (const { file, frontmatter, tree } of guides) {
    for (const quantity of [...quantitiesIn(frontmatter.description), ...tree.quantities]) {
      const { target, line, column } = quantity;
      const targets = [...new Set(typedKeys(quantity).flatMap((key) => known.get(key) ?? []))];
      if (targets.length === 0 || frontmatter.allow.includes(target)) continue;
      const links = targets.map((name) => `[[${name}]]`).join(' or ');
      const hint = `Write ${links}. A number of something else belongs under allow: in the frontmatter.`;
      report({ severity: 'error', file, line, column, message: `the contract holds "${target}"`, hint });
    }
  }
}

function quantitiesIn(text: string): Quantity[] {
  return findQuantities(text, () => ({ line: 1, column: 1 }));
}

function getKeys(name: ContractName): string[] {
  if (name.kind === 'rate') return quantitiesIn(name.description).flatMap(typedKeys);
  if (name.kind !== 'limit') return [];
  const { values, unit } = name;
  if (unit === undefined) return values.filter((value) => value >= 1000).map((value) => `${value} none`);
  const factor = SECONDS[unit];
  return values.map((value) => (factor === undefined ? `${value} ${unit}` : `${value * factor} second`));
}

function typedKeys({ amounts, measure }: Quantity): string[] {
  return amounts.map((amount) => `${amount} ${typeof measure === 'string' ? measure : `per ${measure.per}`}`);
}
