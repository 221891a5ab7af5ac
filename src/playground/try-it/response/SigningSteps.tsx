import type { SigningStep } from '../../provider/provider.ts';

/** How the request was signed, step by step, with its own values. */
export function SigningSteps({ steps }: { steps: SigningStep[] }) {
  return (
    <ol className="signing-steps">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h4>{title}</h4>
          <pre>
            <code>{text}</code>
          </pre>
        </li>
      ))}
    </ol>
  );
}
