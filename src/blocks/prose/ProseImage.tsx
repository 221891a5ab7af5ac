import { required } from '../../../packages/base/invariant.ts';
import { useText } from '../../hooks/use-text.ts';
import { withBase } from '../../model/links.ts';
import type { ProseAttributes } from '../../model/prose.ts';
import { useLinkBase } from '../../ui/link-base.ts';

/** A link to the image file; with script it opens in the window: `hooks/use-zoom.ts`. */
export function ProseImage({ attributes: { src, alt = '', title, width, height } }: { attributes: ProseAttributes }) {
  const { t } = useText();
  const { base } = useLinkBase();
  const source = required(src, 'An image has an address.');
  const url = source.startsWith('/') ? withBase(source, base) : source;
  return (
    <a href={url} aria-haspopup="dialog" aria-label={t('image.enlarge', { name: alt })} data-zoom={t('image.reduce')}>
      <img
        className="prose-image"
        src={url}
        alt={alt}
        title={title}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </a>
  );
}
