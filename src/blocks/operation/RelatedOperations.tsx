import { useText } from '../../hooks/use-text.ts';
import type { RelatedGroup, RelatedKind } from '../../model/related.ts';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { MethodBadge } from './MethodBadge.tsx';
import { Section } from './Section.tsx';

const KINDS: RelatedKind[] = ['next', 'inputs', 'outputs'];

/** Operations before and after this one, with the field that connects them. */
export function RelatedOperations({ related }: { related: RelatedGroup[] }) {
  const { t } = useText();
  const present = KINDS.flatMap((kind) => related.find((group) => group.kind === kind) ?? []);
  return (
    <Section id="related">
      {present.map(({ kind, links }) => (
        <div key={kind} className="page-section__text">
          <p className="subheading">{t(`related.${kind}`)}</p>
          <div className="related">
            {links.map(({ page, field }) => (
              <SmartLink key={page.path} href={page.path}>
                <b>{page.title}</b>
                <span>
                  {page.method && <MethodBadge method={page.method} variant="bare" />}
                  {field && <code translate="no">{field}</code>}
                </span>
              </SmartLink>
            ))}
          </div>
        </div>
      ))}
    </Section>
  );
}
