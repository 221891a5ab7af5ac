import { type ComponentType, createContext, useContext, useEffect, useState } from 'react';
import type { ToolReference } from '../model/page.ts';

/** `server`: where the requests of its examples go. `reference`: what the contract says, for the tools that need it. */
export type ToolProps = { server: string; reference?: ToolReference };

/** Loads a tool with its texts; in the prerender nothing is loaded. */
export const ToolLoaderContext = createContext<((name: string) => Promise<ComponentType<ToolProps>>) | undefined>(
  undefined,
);

/** A tool of this page, loaded as soon as the page is hydrated. */
export function useTool(name: string): {
  Tool: ComponentType<ToolProps> | undefined;
  phase: 'idle' | 'loading' | 'failed';
} {
  const load = useContext(ToolLoaderContext);
  const [Tool, setTool] = useState<ComponentType<ToolProps>>();
  const [phase, setPhase] = useState<'idle' | 'loading' | 'failed'>('idle');
  useEffect(() => {
    if (!load) return;
    let isCurrent = true;
    setPhase('loading');
    load(name).then(
      (loaded) => isCurrent && setTool(() => loaded),
      () => isCurrent && setPhase('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, name]);
  return { Tool, phase };
}
