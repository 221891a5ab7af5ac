import type { TabSelection } from '../../hooks/use-tab-list.ts';
import { useText } from '../../hooks/use-text.ts';
import type { NamedExample } from '../../model/operation.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { CodePre } from '../prose/CodePre.tsx';

type ExamplesProps = {
  examples: NamedExample[];
  /** Index of the one that is shown first. */
  first?: number;
  selection?: TabSelection | undefined;
  onSelect?: (label: string) => void;
};

/** One example as it is; several with their names to choose from. */
export function Examples({ examples, first, selection, onSelect }: ExamplesProps) {
  const { t } = useText();
  const [only, ...others] = examples;
  if (only && others.length === 0) return <CodePre code={only.code} />;
  return (
    <Tabs
      tabs={examples.map((example) => ({
        label: getLabel(example),
        // Without text it is on its way.
        content: example.code.source !== '' && <CodePre code={example.code} />,
      }))}
      label={t('operation.example')}
      first={first}
      selection={selection}
      onSelect={onSelect}
      listClass="tabs tabs--sub"
      frame={(list, panels) => (
        <>
          {list}
          {panels}
        </>
      )}
    />
  );
}

export function getLabel({ name, summary }: NamedExample): string {
  return summary || name;
}
