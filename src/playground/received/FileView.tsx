import { useEffect, useState } from 'react';
import { useText } from '../../hooks/use-text.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { ReceivedFile } from '../client/received.ts';
import { saveFile } from '../ui/save-file.ts';
import { formatBytes } from './format-bytes.ts';

/** A larger picture would be a text of more than twice its size in the page. */
const MAX_PREVIEW = 10_000_000;

/** A file that came back: what it is, the picture if it is one, and a download. */
export function FileView({ file }: { file: ReceivedFile }) {
  const { t } = useText();
  const { name, type, content } = file;
  const picture = usePicture(file);
  const [size, setSize] = useState<{ width: number; height: number }>();
  const isBroken = size?.width === 0;
  return (
    <div className="received-file">
      {picture !== undefined && !isBroken && (
        <img
          src={picture}
          alt={name}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setSize({ width: naturalWidth, height: naturalHeight })
          }
          onError={() => setSize({ width: 0, height: 0 })}
        />
      )}
      <p>
        <Icon name="file" />
        <span>
          <b>{name}</b>
          <small>
            {[
              type || t('playground:documents.unknownType'),
              formatBytes(content.size),
              ...(size && !isBroken ? [t('playground:documents.pixels', size)] : []),
            ].join(' · ')}
          </small>
        </span>
        <button type="button" className="button button--small" onClick={() => saveFile(content, { name, type })}>
          <Icon name="download" />
          {t('playground:documents.download')}
        </button>
      </p>
    </div>
  );
}

/** The picture as a `data:` URL, because the policy of pages has no `blob:`. A script in an SVG does not run in `img`. */
function usePicture({ type, content }: ReceivedFile): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!type.startsWith('image/') || content.size > MAX_PREVIEW) return;
    const reader = new FileReader();
    reader.onload = () => setUrl(String(reader.result));
    reader.readAsDataURL(content);
    return () => reader.abort();
  }, [type, content]);
  return url;
}
