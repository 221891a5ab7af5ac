import { useText } from '../hooks/use-text.ts';
import { type ToolProps, useTool } from '../hooks/use-tool.ts';

const WORDS = { idle: 'tool.needsScript', loading: 'tool.loading', failed: 'tryIt.notLoaded' } as const;

/** A program in the page; until it has loaded, and without script, a sentence. */
export function ToolView({ name, ...props }: ToolProps & { name: string }) {
  const { t } = useText();
  const { Tool, phase } = useTool(name);
  if (Tool) return <Tool {...props} />;
  return (
    <p className="tool-pending" role={phase === 'failed' ? 'alert' : undefined}>
      {t(WORDS[phase])}
    </p>
  );
}
