import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useText } from '../hooks/use-text.ts';
import type { ToolName } from '../model/page.ts';
import { loadDoctorStrings } from '../site/i18n.ts';

type ToolProps = { server: string };

const LOADERS: Record<ToolName, (locale: string) => Promise<ComponentType<ToolProps>>> = {
  'signature-doctor': async (locale) => {
    const [{ SignatureDoctor }] = await Promise.all([
      import('../playground/doctor/SignatureDoctor.tsx'),
      loadDoctorStrings(locale),
    ]);
    return SignatureDoctor;
  },
};

/** A program in the page, loaded when the page is there; until then, and without script, a sentence. */
export function ToolView({ tool, server }: ToolProps & { tool: ToolName }) {
  const { t } = useText();
  const { i18n } = useTranslation();
  const [Tool, setTool] = useState<ComponentType<ToolProps>>();
  const [phase, setPhase] = useState<'still' | 'loading' | 'failed'>('still');
  useEffect(() => {
    let isCurrent = true;
    setPhase('loading');
    LOADERS[tool](i18n.language).then(
      (loaded) => isCurrent && setTool(() => loaded),
      () => isCurrent && setPhase('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [tool, i18n.language]);
  if (Tool) return <Tool server={server} />;
  const words = { still: 'tool.needsScript', loading: 'tool.loading', failed: 'tryIt.notLoaded' } as const;
  return (
    <p className="tool-pending" role={phase === 'failed' ? 'alert' : undefined}>
      {t(words[phase])}
    </p>
  );
}
