import type { IconName } from '../../../.generated/icons.ts';
import type { SiteData } from '../../model/site.ts';
import { Icon } from '../../ui/Icon.tsx';
import { type OnFollow, usePageLink } from './use-page-link.ts';

type StartOptionProps = {
  id: string;
  isSelected: boolean;
  site: SiteData;
  entry: { path: string; text: string; description?: string; icon: IconName };
  onFollow: OnFollow;
};

/** A page that is offered, not found. */
export function StartOption({ id, isSelected, site, entry, onFollow }: StartOptionProps) {
  const { path, text, description, icon } = entry;
  const link = usePageLink({
    isSelected,
    site,
    locale: site.locale,
    path,
    onFollow: () => onFollow({ path, title: text }),
  });
  return (
    <a {...link} id={id} className="hit">
      <Icon name={icon} />
      <span className="hit__title">
        <b>{text}</b>
      </span>
      {description && <p>{description}</p>}
    </a>
  );
}
