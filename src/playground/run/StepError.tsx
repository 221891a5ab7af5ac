import type { Exchange } from '../client/exchange.ts';
import { readError } from './step-error.ts';

/** What the provider says about a refused step. */
export function StepError({ exchange }: { exchange: Exchange }) {
  const { code, message } = readError(exchange);
  return (
    <div className="error-help">
      <h3>
        <code>{code}</code> {message}
      </h3>
    </div>
  );
}
