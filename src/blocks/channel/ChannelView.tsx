import { Fragment } from 'react';
import { useText } from '../../hooks/use-text.ts';
import type { Channel, CloseCode, Message } from '../../model/channel.ts';
import { groupBy } from '../../model/group-by.ts';
import { closeCodeId, messageId } from '../../model/sections.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SequenceView } from '../diagram/SequenceView.tsx';
import { StateMachineView } from '../diagram/StateMachineView.tsx';
import { Facts } from '../operation/Facts.tsx';
import { ParameterSection } from '../operation/ParameterSection.tsx';
import { Section } from '../operation/Section.tsx';
import { areServersShown, Servers } from '../operation/Servers.tsx';
import { Prose } from '../prose/Prose.tsx';
import { TableFrame } from '../prose/TableFrame.tsx';
import { FieldFold } from '../schema/FieldFold.tsx';
import { SchemaRoot } from '../schema/SchemaTree.tsx';

/** A websocket channel: how to open it, its messages, how it closes. */
export function ChannelView({ channel }: { channel: Channel }) {
  const { path = [], query, messages, closeCodes, sequence, machines = [], description } = channel;
  return (
    <>
      {description.length > 0 && (
        <div className="prose">
          <Prose nodes={description} />
        </div>
      )}
      <ChannelContract channel={channel} />
      <ParameterSection id="path" fields={path} />
      <ParameterSection id="query" fields={query} />
      {sequence && <SequenceView sequence={sequence} />}
      {messages.length > 0 && (
        <Section id="messages" isFoldable>
          {[...groupBy(messages, ({ group }) => group?.title)].map(([title, members]) => (
            <Fragment key={title ?? ''}>
              {title !== undefined && (
                <h3 className="channel-group">
                  {title}
                  {members[0]?.group?.note && <small>{members[0].group.note}</small>}
                </h3>
              )}
              {members.map((message) => (
                <MessageView key={message.name} message={message} isOpen={messages.length === 1} />
              ))}
            </Fragment>
          ))}
        </Section>
      )}
      {closeCodes.length > 0 && (
        <Section id="close-codes">
          <CloseCodes codes={closeCodes} />
        </Section>
      )}
      {machines.length > 0 && (
        <Section id="states">
          {machines.map((machine) => (
            <div key={machine.id} className="page-section__text">
              <StateMachineView machine={machine} />
            </div>
          ))}
        </Section>
      )}
    </>
  );
}

/** What few readers need, as `ContractDetails` for an operation. */
function ChannelContract({ channel: { id, protocol, servers } }: { channel: Channel }) {
  const { t } = useText();
  return (
    <details className="disclosure contract-details">
      <summary>
        <Icon name="chevron" />
        {t('operation.contract')}
        <small translate="no">{id}</small>
      </summary>
      <Facts
        entries={[
          [t('channel:protocol'), protocol?.toUpperCase()],
          [
            t('channel:channelId'),
            <code key="id" translate="no">
              {id}
            </code>,
          ],
          [t('operation.servers'), areServersShown(servers) && <Servers servers={servers} />],
        ]}
      />
    </details>
  );
}

function MessageView({ message, isOpen }: { message: Message; isOpen: boolean }) {
  const { name, title, summary, description, directions, headers, schema, fieldsAs } = message;
  const { t } = useText();
  const direction = directions.includes('send') ? 'request' : 'response';
  return (
    <details className="channel-message" id={messageId(name)} open={isOpen} suppressHydrationWarning>
      <summary>
        {directions.map((direction) => (
          <DirectionBadge key={direction} direction={direction} />
        ))}
        <code translate="no">{name}</code>
        <span>{summary || title}</span>
        <Icon name="chevron" />
      </summary>
      <div className="channel-message__body">
        {description.length > 0 && (
          <div className="field__description">
            <Prose nodes={description} />
          </div>
        )}
        {headers && (
          <FieldFold label={t('section.headers')} fields={headers}>
            <SchemaRoot schema={{ type: 'object', fields: headers }} direction={direction} />
          </FieldFold>
        )}
        <SchemaRoot schema={schema} direction={direction} />
        {fieldsAs && <SharedFields {...fieldsAs} />}
      </div>
    </details>
  );
}

function SharedFields({ message, fields }: NonNullable<Message['fieldsAs']>) {
  const { t } = useText();
  return (
    <p className="field__note">
      {t('channel:fieldsAs', { message })}{' '}
      {fields.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index > 0 && ' · '}
          <a className="text-link" href={`#${id}`} translate="no">
            {name}
          </a>
        </Fragment>
      ))}
    </p>
  );
}

function DirectionBadge({ direction }: { direction: 'receive' | 'send' }) {
  const { t } = useText();
  return (
    <span className={direction === 'send' ? 'direction direction--send' : 'direction'}>
      <Icon name={direction === 'send' ? 'up' : 'down'} />
      {t(`channel:${direction}`)}
    </span>
  );
}

function CloseCodes({ codes }: { codes: CloseCode[] }) {
  const { t } = useText();
  return (
    <TableFrame label={t('section.close-codes')}>
      <thead>
        <tr>
          <th scope="col">{t('channel:code')}</th>
          <th scope="col">{t('channel:reconnect')}</th>
          <th scope="col">{t('channel:action')}</th>
        </tr>
      </thead>
      <tbody>
        {codes.map(({ code, name, reconnect, action }) => (
          <tr key={code} id={closeCodeId(code)}>
            <td translate="no">
              <code>{code}</code>
              <small>{name}</small>
            </td>
            <td>{reconnect}</td>
            <td>{action}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
