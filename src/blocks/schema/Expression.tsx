import type { Text } from '../../strings/i18n.ts';

/** Says that an expression is here, and cannot be read as one: `.*` could. */
const FOLDED = '/…/';

/** A regular expression behind its form in words: one reader in a hundred copies it. No component, because a page has dozens. */
export function renderExpression(pattern: string, t: Text) {
  return (
    <details className="expression">
      <summary title={t('field.expression')} aria-label={t('field.expression')}>
        {FOLDED}
      </summary>
      <code translate="no">{pattern}</code>
    </details>
  );
}
