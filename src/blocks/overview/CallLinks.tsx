import { Fragment } from 'react';
import { useText } from '../../hooks/use-text.ts';
import type { PageLink } from '../../model/page-link.ts';
import { SmartLink } from '../../ui/SmartLink.tsx';

/** Links to the pages of calls, in a sentence. */
export function CallLinks({ pages }: { pages: PageLink[] }) {
  const { t } = useText();
  return pages.map(({ path, title }, index) => (
    <Fragment key={path}>
      {index > 0 && t('separator.list')}
      <SmartLink className="text-link" href={path}>
        {title}
      </SmartLink>
    </Fragment>
  ));
}
