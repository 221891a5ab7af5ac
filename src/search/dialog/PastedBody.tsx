import { handOff } from '../../dom/handoff.ts';
import { pageUrl } from '../../model/links.ts';
import type { SiteData } from '../../model/site.ts';
import { useFollow } from '../../navigation/PageLinks.tsx';
import { isPastedBody } from '../../paste/pasted-body.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { OnFollow } from './use-page-link.ts';

type PastedBodyProps = { site: SiteData; text: string; onFollow: OnFollow };

/** A body that was pasted into the search leads to the page that takes it, above what its words find. It is not in the address. */
export function PastedBody({ site, text, onFollow }: PastedBodyProps) {
  const followPage = useFollow();
  const entry = site.searchStart?.entries.find(({ takesText }) => takesText);
  if (!entry || !isPastedBody(text)) return null;
  return (
    <a
      className="search-dialog__pasted"
      href={pageUrl(entry.path, site)}
      onClick={(event) => {
        handOff(text);
        onFollow({ path: entry.path, title: entry.text });
        followPage?.(event);
      }}
    >
      <Icon name="check" />
      <b>{entry.text}</b>
      <span>{entry.description}</span>
    </a>
  );
}
