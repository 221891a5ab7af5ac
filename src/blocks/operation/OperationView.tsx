import type { Operation } from '../../model/operation.ts';
import { StateEffects } from '../diagram/StateEffects.tsx';
import { ErrorTable } from '../errors/ErrorTable.tsx';
import { Prose } from '../prose/Prose.tsx';
import { BodySection } from './BodySection.tsx';
import { ContractDetails } from './ContractDetails.tsx';
import { ParameterSection } from './ParameterSection.tsx';
import { RelatedOperations } from './RelatedOperations.tsx';
import { Responses } from './Responses.tsx';
import { Section } from './Section.tsx';

/**
 * The call of an operation, in the order of a reader's questions; which sections there are is decided by `callSections`. Where a guide
 * says what the operation does, its description in the contract is folded.
 */
export function OperationView({ operation, hasGuide }: { operation: Operation; hasGuide?: boolean }) {
  const { parameters, body, responses, description, webhook, effects = [] } = operation;
  return (
    <>
      {!hasGuide && description.length > 0 && (
        <div className="prose">
          <Prose nodes={description} />
        </div>
      )}
      <ContractDetails operation={operation} hasDescription={hasGuide} />
      <ParameterSection id="path" fields={parameters.path} />
      <ParameterSection id="query" fields={parameters.query} />
      {body && <BodySection body={body} direction={webhook ? 'response' : 'request'} />}
      <ParameterSection id="headers" fields={parameters.header} />
      <ParameterSection id="cookie" fields={parameters.cookie} />
      {responses.length > 0 && (
        <Section id="responses" isFoldable>
          <Responses responses={responses} direction={webhook ? 'request' : 'response'} />
        </Section>
      )}
      {effects.length > 0 && <StateEffects effects={effects} />}
    </>
  );
}

/** How the operation can fail, and what is related to it: see `outcomeSections`. */
export function OutcomeView({ operation }: { operation: Operation }) {
  const { errors, related = [] } = operation;
  return (
    <>
      {errors.length > 0 && <ErrorTable {...operation} />}
      {related.length > 0 && <RelatedOperations related={related} />}
    </>
  );
}
