import type { FlowStep } from '../../model/page.ts';
import type { StepResult } from './run-step.ts';
import { StepMark } from './StepMark.tsx';
import { StepWords } from './StepWords.tsx';

type StepButtonsProps = {
  steps: FlowStep[];
  results: StepResult[];
  title: string;
  shown: number;
  onChoose: (index: number) => void;
};

/** The steps as buttons that choose whose call is shown. */
export function StepButtons({ steps, results, title, shown, onChoose }: StepButtonsProps) {
  return (
    <fieldset className="flow__steps run__steps" aria-label={title}>
      {steps.map((step, index) => {
        const result = results[index];
        return (
          <button key={step.title} type="button" aria-pressed={index === shown} onClick={() => onChoose(index)}>
            <StepMark number={index + 1} result={result} />
            <b>{step.title}</b>
            {result ? <StepWords result={result} /> : <span>{step.details}</span>}
          </button>
        );
      })}
    </fieldset>
  );
}
