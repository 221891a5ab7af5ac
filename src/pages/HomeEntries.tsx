import { useText } from '../hooks/use-text.ts';
import type { EntryGroup } from '../model/page.ts';
import { Icon } from '../ui/Icon.tsx';
import { MethodBadge } from '../ui/MethodBadge.tsx';
import { SmartLink } from '../ui/SmartLink.tsx';

/** Every operation of the site, and the chapters of its guide, on one screen. */
export function HomeEntries({ groups, isBilingual }: { groups: EntryGroup[]; isBilingual: boolean }) {
  const { t } = useText();
  if (groups.length === 0) return null;
  return (
    <section className="home-section">
      <h2>{t('home.entries')}</h2>
      <p>{t(isBilingual ? 'home.entriesLead' : 'home.entriesAll')}</p>
      <div className="home-map">
        {groups.map(({ text, path: first, count, entries }) => {
          const key = first ?? entries[0]?.path;
          const heading = (
            <h3 key={key}>
              {first === undefined ? text : <SmartLink href={first}>{text}</SmartLink>}
              <small>{count ?? entries.length}</small>
            </h3>
          );
          // A large site has groups alone, a hundred and more.
          if (entries.length === 0) return heading;
          return (
            <section key={key}>
              {heading}
              {entries.map(({ path, title, method, api }) => (
                <SmartLink key={path} href={path}>
                  {method ? <MethodBadge method={method} variant="bare" /> : <Icon name="file" />}
                  <span>{title}</span>
                  {api && (
                    <code translate="no" title={api}>
                      {api}
                    </code>
                  )}
                </SmartLink>
              ))}
            </section>
          );
        })}
      </div>
    </section>
  );
}
