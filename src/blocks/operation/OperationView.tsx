import { useText } from '../../hooks/use-text.ts';
import type { Operation } from '../../model/operation.ts';
import type { Field } from '../../model/schema.ts';
import { StateEffects } from '../diagram/StateEffects.tsx';
import { ErrorTable } from '../errors/ErrorTable.tsx';
import { Prose } from '../prose/Prose.tsx';
import { MediaContents } from '../schema/MediaContents.tsx';
import { FieldList } from '../schema/SchemaTree.tsx';
import { RelatedOperations } from './RelatedOperations.tsx';
import { Responses } from './Responses.tsx';
import { Section } from './Section.tsx';

/** An operation from headers to errors; which sections there are is decided by `operationSections`. */
export function OperationView({ operation }: { operation: Operation }) {
  const { parameters, body, responses, errors, description, effects = [], related = [] } = operation;
  return (
    <>
      {description.length > 0 && (
        <div className="prose">
          <Prose nodes={description} />
        </div>
      )}
      <ParameterSection id="headers" fields={parameters.header} />
      <ParameterSection id="path" fields={parameters.path} />
      <ParameterSection id="query" fields={parameters.query} />
      <ParameterSection id="cookie" fields={parameters.cookie} />
      {body && <BodySection body={body} />}
      {responses.length > 0 && (
        <Section id="responses" isFoldable>
          <Responses responses={responses} />
        </Section>
      )}
      {errors.length > 0 && <ErrorTable {...operation} />}
      {effects.length > 0 && <StateEffects effects={effects} />}
      {related.length > 0 && <RelatedOperations related={related} />}
    </>
  );
}

export function ParameterSection({ id, fields }: { id: 'headers' | 'path' | 'query' | 'cookie'; fields: Field[] }) {
  const { t } = useText();
  if (fields.length === 0) return null;
  return (
    <Section id={id} note={t('operation.fields', { count: fields.length })}>
      <FieldList fields={fields} direction="request" />
    </Section>
  );
}

function BodySection({ body }: { body: NonNullable<Operation['body']> }) {
  const { t } = useText();
  const note = (
    <>
      <code>{body.contents.map(({ mediaType }) => mediaType).join(' · ')}</code>
      {!body.required && ` · ${t('field.optional')}`}
    </>
  );
  return (
    <Section id="body" note={note} isFoldable>
      {body.description && body.description.length > 0 && (
        <div className="page-section__text">
          <Prose nodes={body.description} />
        </div>
      )}
      <MediaContents contents={body.contents} direction="request" />
    </Section>
  );
}
