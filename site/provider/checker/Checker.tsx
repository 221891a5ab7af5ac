import './view/checker.css';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { required } from '../../../packages/base/invariant.ts';
import { isOneLine, prettyPrint } from '../../../packages/base/json/pretty-print.ts';
import { takeHandoff } from '../../../src/dom/handoff.ts';
import type { ToolProps } from '../../../src/hooks/use-tool.ts';
import { MAX_PASTE } from '../../../src/paste/limits.ts';
import { Icon } from '../../../src/ui/Icon.tsx';
import { useText } from '../strings/use-text.ts';
import { type Checked, checkPaste } from './check-paste.ts';
import { maskCardNumbers } from './paste/mask-card-numbers.ts';
import { CheckedView } from './view/CheckedView.tsx';
import { PasteEditor } from './view/PasteEditor.tsx';
import { SignalView } from './view/SignalView.tsx';
import { TextVerdict } from './view/TextVerdict.tsx';
import { useFindings } from './view/use-findings.ts';
import { WhatIsChecked } from './view/WhatIsChecked.tsx';

/**
 * One field for whatever came back: a response, an error, a frame, or only a code. Says what it is, what breaks the contract, and what to
 * do. What is pasted stays in memory.
 */
export function Checker({ reference: given }: ToolProps) {
  const { t } = useText();
  const reference = required(given, 'The compiler gives the checker the errors and the fields of the contract.');
  const names = useMemo(
    () => new Map(reference.catalogue.topics.flatMap(({ entries }) => entries.map(({ name, code }) => [name, code]))),
    [reference],
  );
  const [{ text, isMasked, isTooLarge }, setPaste] = useState({ text: '', isMasked: false, isTooLarge: false });
  const [choice, setChoice] = useState<string>();
  const [position, setPosition] = useState<number>();
  const write = (value: string) => {
    // The field stays as it was: the layout of such a text takes seconds.
    if (value.length > MAX_PASTE) return setPaste((before) => ({ ...before, isTooLarge: true }));
    const masked = maskCardNumbers(value);
    setPaste((before) => ({
      text: masked,
      isMasked: masked !== value || (before.isMasked && masked.includes('*')),
      isTooLarge: false,
    }));
    setPosition(undefined);
    if (value === '') setChoice(undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what another page left is taken once.
  useEffect(() => {
    const handedOff = takeHandoff();
    if (handedOff !== undefined) write(isOneLine(handedOff) ? prettyPrint(handedOff) : handedOff);
  }, []);
  const deferred = useDeferredValue(text);
  const checked = useMemo<Checked>(
    () => (isTooLarge ? { kind: 'tooLarge' } : checkPaste(deferred, { names, choice, position })),
    [isTooLarge, deferred, names, choice, position],
  );
  const findings = useFindings(checked);
  return (
    <>
      <p className="row row--wrap tool-head">
        <span className="simulated">
          <Icon name="lock" />
          {t('checker:private')}
        </span>
      </p>
      <div className="stack tool-columns">
        <PasteEditor text={text} isMasked={isMasked} onText={write} findings={findings} />
        <div className="stack tool-side">
          {checked.kind === 'empty' ? (
            <WhatIsChecked />
          ) : checked.kind === 'checked' ? (
            <CheckedView
              checked={checked}
              findings={findings}
              reference={reference}
              text={deferred}
              isMasked={isMasked}
              choice={choice}
              onChoice={setChoice}
              onPosition={setPosition}
            />
          ) : checked.kind === 'signal' ? (
            <SignalView signal={checked.signal} reference={reference} text={deferred} />
          ) : (
            <TextVerdict checked={checked} reference={reference} onLine={findings.showLine} />
          )}
        </div>
      </div>
    </>
  );
}
