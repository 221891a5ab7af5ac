import { useText } from '../hooks/use-text.ts';
import { type ToolProps, useTool } from '../hooks/use-tool.ts';

const WORDS = { idle: 'tool.needsScript', loading: 'tool.loading', failed: 'tryIt.notLoaded' } as const;

type ToolViewProps = ToolProps & { name: string; panels: string[] | undefined };

/** A program in the page; until it has loaded a sentence and the names of its panels, in about the room that it takes. Without script the sentence. */
export function ToolView({ name, panels = [], ...props }: ToolViewProps) {
  const { t } = useText();
  const { Tool, phase } = useTool(name);
  if (Tool) return <Tool {...props} />;
  if (phase === 'failed') return <p role="alert">{t(WORDS.failed)}</p>;
  return (
    <div className="tool-pending">
      <p>{t(WORDS[phase])}</p>
      {panels.length > 0 && (
        <div>
          {panels.map((panel) => (
            <div key={panel}>{panel}</div>
          ))}
        </div>
      )}
    </div>
  );
}
