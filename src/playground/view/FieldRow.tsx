import type { ReactNode } from 'react';
import { useText } from '../../hooks/use-text.ts';
import type { Problem } from '../../sandbox/envelope/refusal.ts';
import type { Text } from '../../site/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';

type FieldRowProps = {
  /** Of the input. */
  id: string;
  name: string;
  isRequired: boolean;
  hint?: ReactNode;
  problem: Problem | undefined;
  children: ReactNode;
};

/** Label, input, and below it a hint or the rule that the value breaks. */
export function FieldRow({ id, name, isRequired, hint, problem, children }: FieldRowProps) {
  const { t } = useText();
  return (
    <div className="field-row">
      <label htmlFor={id}>
        <code>{name}</code>
        {isRequired && <span aria-hidden="true"> *</span>}
      </label>
      <div className="field-row__input">
        {children}
        {hint && <p className="field-row__hint">{hint}</p>}
        {problem && (
          <p className="field-row__problem" id={`${id}-problem`}>
            <Icon name="warn" />
            {describeProblem(problem, t)}
          </p>
        )}
      </div>
    </div>
  );
}

const RULES = [
  'required',
  'type',
  'format',
  'pattern',
  'min',
  'max',
  'minLength',
  'maxLength',
  'enum',
  'unknown_field',
] as const;

export function describeProblem({ rule, value = '' }: Problem, t: Text): string {
  const known = RULES.find((one) => one === rule);
  return known ? t(`playground:rule.${known}`, { value }) : t('playground:rule.other', { rule });
}
