import { type Exchange, readError } from '../client/exchange.ts';

/** What the response says about a refused step. */
export function StepError({ exchange }: { exchange: Exchange }) {
  const { code, message } = readError(exchange);
  return (
    <div className="error-help">
      <h3>
        {code && <code>{code}</code>} {message}
      </h3>
    </div>
  );
}
