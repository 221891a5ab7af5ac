import { useText } from '../../hooks/use-text.ts';
import type { NamedExample } from '../../model/operation.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { CodePre } from '../prose/CodePre.tsx';

/** One example as it is; several with their names to choose from. `first` is the index of the one that is shown first. */
export function Examples({ examples, first }: { examples: NamedExample[]; first?: number }) {
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
