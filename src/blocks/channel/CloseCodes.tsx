import { useText } from '../../hooks/use-text.ts';
import type { CloseCode } from '../../model/channel.ts';
import { groupBy } from '../../model/group-by.ts';
import { closeCodeId } from '../../model/sections.ts';
import { Icon } from '../../ui/Icon.tsx';
import { FoldNames } from '../prose/Details.tsx';
import { TableFrame } from '../prose/TableFrame.tsx';

/** Close codes by whether to reconnect: a decision has several codes, which its row names, or one, with what to do. */
export function CloseCodes({ codes }: { codes: CloseCode[] }) {
  const { t } = useText();
  return [...groupBy(codes, ({ reconnect }) => reconnect)].map(([reconnect, [first, ...others]]) => {
    if (!first) return null;
    const title = t('blocks:channel.reconnect') + t('separator.label') + reconnect;
    return others.length === 0 ? (
      <SingleCode key={reconnect} title={title} code={first} />
    ) : (
      <CodeGroup key={reconnect} title={title} codes={[first, ...others]} />
    );
  });
}

function SingleCode({ title, code: { code, name, action } }: { title: string; code: CloseCode }) {
  return (
    <div className="fold" id={closeCodeId(code)}>
      <p className="fold__line">
        <b className="fold__title">{title}</b>
        <span>
          <code translate="no">
            {code} {name}
          </code>
          {` · ${action}`}
        </span>
      </p>
    </div>
  );
}

function CodeGroup({ title, codes }: { title: string; codes: CloseCode[] }) {
  const { t } = useText();
  return (
    <details className="fold" suppressHydrationWarning>
      <summary>
        <Icon name="chevron" />
        <b className="fold__title">{title}</b>
        <FoldNames names={codes.map(({ code }) => String(code))} />
      </summary>
      <TableFrame label={title}>
        <thead>
          <tr>
            <th scope="col">{t('blocks:channel.code')}</th>
            <th scope="col">{t('blocks:channel.action')}</th>
          </tr>
        </thead>
        <tbody>
          {codes.map(({ code, name, action }) => (
            <tr key={code} id={closeCodeId(code)}>
              <td translate="no">
                <code>{code}</code>
                <small>{name}</small>
              </td>
              <td>{action}</td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </details>
  );
}
