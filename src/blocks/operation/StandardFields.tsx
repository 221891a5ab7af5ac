import { useText } from '../../hooks/use-text.ts';
import type { Field } from '../../model/schema.ts';
import { FieldFold } from '../schema/FieldFold.tsx';
import { FieldList } from '../schema/SchemaTree.tsx';

/** Fewer are shown where they stand. */
const MIN_FOLDED = 3;

/** What is special about an operation open, what all operations send in one fold. */
export function StandardFields({ fields }: { fields: Field[] }) {
  const { t } = useText();
  const standard = fields.filter((field) => field.standard);
  if (standard.length < MIN_FOLDED) return <FieldList fields={fields} direction="request" />;
  const special = fields.filter((field) => !field.standard);
  return (
    <>
      {special.length > 0 && <FieldList fields={special} direction="request" />}
      <FieldFold label={t('operation.standard', { count: standard.length })} fields={standard} isStandard>
        <FieldList fields={standard} direction="request" />
      </FieldFold>
    </>
  );
}
