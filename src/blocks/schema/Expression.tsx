import type { Text } from '../../site/i18n.ts';

/** A regular expression behind its form in words: one reader in a hundred copies it. No component, because a page has dozens. */
export function renderExpression(pattern: string, t: Text) {
  return (
    <details className="expression">
      <summary title={t('field.expression')} aria-label={t('field.expression')}>
        .*
      </summary>
      <code translate="no">{pattern}</code>
    </details>
  );
}
