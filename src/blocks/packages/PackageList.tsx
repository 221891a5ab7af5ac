import { Fragment } from 'react';
import { useText } from '../../hooks/use-text.ts';
import type { PackageFile, PackageItem } from '../../model/package-item.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { CodeBlock } from '../prose/CodeBlock.tsx';

/** What readers can take with them, each with its command, version, size and checksum. In the styles of prose, so that no page gets more. */
export function PackageList({ items }: { items: PackageItem[] }) {
  return items.map(({ title, about, command, files }) => (
    <Fragment key={title}>
      <h3>{title}</h3>
      <p>{about}</p>
      {command && <CodeBlock code={command} />}
      {files.map((file) => (
        <FileLine key={file.href} file={file} />
      ))}
    </Fragment>
  ));
}

/** The checksum is shortened in the middle; copying gives all of it. */
function FileLine({ file: { href, version, format, size, sha256 } }: { file: PackageFile }) {
  const { t } = useText();
  return (
    <p>
      {version !== undefined && `${version} · `}
      <SmartLink className="text-link" href={href} download="">
        {[format, size].filter(Boolean).join(', ')}
      </SmartLink>
      {sha256 && (
        <>
          {' '}
          · SHA-256{' '}
          <code title={sha256}>
            {sha256.slice(0, 4)}…{sha256.slice(-4)}
          </code>{' '}
          <CopyButton text={sha256} label={`${t('code.copy')} SHA-256`} />
        </>
      )}
    </p>
  );
}
