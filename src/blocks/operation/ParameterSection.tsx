import { useText } from '../../hooks/use-text.ts';
import type { Field } from '../../model/schema.ts';
import { Section } from './Section.tsx';
import { StandardFields } from './StandardFields.tsx';

type ParameterSectionProps = { id: 'path' | 'parameters' | 'query' | 'cookie' | 'headers'; fields: Field[] };

/** Parameters of a request; those that all operations share are folded below. */
export function ParameterSection({ id, fields }: ParameterSectionProps) {
  const { t } = useText();
  if (fields.length === 0) return null;
  return (
    <Section id={id} note={t('operation.fields', { count: fields.length })}>
      <StandardFields fields={fields} />
    </Section>
  );
}
