import { useText } from '../../hooks/use-text.ts';
import type { RelatedGroup, RelatedKind } from '../../model/related.ts';
import { MethodBadge } from '../../ui/MethodBadge.tsx';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { Section } from './Section.tsx';

const KINDS: RelatedKind[] = ['inputs', 'next', 'outputs'];

/** Operations before and after this one, with the field that connects them. */
export function RelatedOperations({ related }: { related: RelatedGroup[] }) {
  const { t } = useText();
  const present = KINDS.flatMap((kind) => related.find((group) => group.kind === kind) ?? []);
  return (
    <Section id="related">
      <div className="related">
        {present.map(({ kind, links }) => (
          <div key={kind}>
            <h3 className="subheading">{t(`related.${kind}`)}</h3>
            <ul>
              {links.map(({ page, field }) => (
                <li key={page.path}>
                  <SmartLink href={page.path}>
                    <b>{page.title}</b>
                    <span>
                      {page.method && <MethodBadge method={page.method} variant="bare" />}
                      {field && <code translate="no">{field}</code>}
                    </span>
                  </SmartLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
