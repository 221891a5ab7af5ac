import { Fragment } from 'react';
import { useText } from '../../hooks/use-text.ts';
import type { PackageItem } from '../../model/package-item.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { CodeBlock } from '../prose/CodeBlock.tsx';

/** What readers can take with them, each with its command, version, size and checksum. In the styles of prose, so that no page gets more. */
export function PackageList({ items }: { items: PackageItem[] }) {
  return items.map(({ title, about, command, file }) => (
    <Fragment key={title}>
      <h3>{title}</h3>
      <p>{about}</p>
      {command && <CodeBlock code={command} />}
      {file && <PackageFile file={file} />}
    </Fragment>
  ));
}

/** The checksum is shortened in the middle; copying gives all of it. */
function PackageFile({ file: { href, version, size, sha256 } }: { file: NonNullable<PackageItem['file']> }) {
  const { t } = useText();
  return (
    <p>
      {version} ·{' '}
      <SmartLink className="text-link" href={href} download="">
        {size}
      </SmartLink>{' '}
      · SHA-256{' '}
      <code title={sha256}>
        {sha256.slice(0, 4)}…{sha256.slice(-4)}
      </code>{' '}
      <CopyButton text={sha256} label={`${t('code.copy')} SHA-256`} />
    </p>
  );
}
