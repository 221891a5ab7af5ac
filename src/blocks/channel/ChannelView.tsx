import { Fragment } from 'react';
import { useText } from '../../hooks/use-text.ts';
import { type Channel, isTopic, type Message } from '../../model/channel.ts';
import { groupBy } from '../../model/group-by.ts';
import { messageId } from '../../model/sections.ts';
import type { DrawnMachine } from '../../model/state-machine.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SequenceView } from '../diagram/SequenceView.tsx';
import { StateMachineView } from '../diagram/StateMachineView.tsx';
import { Facts } from '../operation/Facts.tsx';
import { ParameterSection } from '../operation/ParameterSection.tsx';
import { Section } from '../operation/Section.tsx';
import { areServersShown, Servers } from '../operation/Servers.tsx';
import { FoldNames } from '../prose/Details.tsx';
import { Prose } from '../prose/Prose.tsx';
import { FieldFold } from '../schema/FieldFold.tsx';
import { RootType } from '../schema/RootType.tsx';
import { SchemaRoot } from '../schema/SchemaTree.tsx';
import { CloseCodes } from './CloseCodes.tsx';

/** A websocket channel: how to open it, its messages, how it closes. */
export function ChannelView({ channel }: { channel: Channel }) {
  const { path = [], query, messages, closeCodes, sequence, furtherSequence, machines = [], description } = channel;
  return (
    <>
      {description.length > 0 && (
        <div className="prose">
          <Prose nodes={description} />
        </div>
      )}
      <ChannelContract channel={channel} />
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
      <ParameterSection id="parameters" fields={path} />
      <ParameterSection id="query" fields={query} />
      {sequence && <SequenceView sequence={sequence} further={furtherSequence} />}
      {closeCodes.length > 0 && (
        <Section id="close-codes">
          <CloseCodes codes={closeCodes} />
        </Section>
      )}
      {machines.length > 0 && (
        <Section id="states">
          {machines.map((machine) => (
            <MachineFold key={machine.id} machine={machine} />
          ))}
        </Section>
      )}
    </>
  );
}

/** A machine of the connection, folded: its states name what is inside. */
function MachineFold({ machine }: { machine: DrawnMachine }) {
  return (
    <details className="fold" suppressHydrationWarning>
      <summary>
        <Icon name="chevron" />
        <b className="fold__title">{machine.title}</b>
        <FoldNames names={machine.states.map(({ name }) => name)} />
      </summary>
      <div className="fold__body">
        <StateMachineView machine={machine} />
      </div>
    </details>
  );
}

/** What few readers need, as `ContractDetails` for an operation. */
function ChannelContract({ channel }: { channel: Channel }) {
  const { id, protocol, servers } = channel;
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
          [t('blocks:channel.protocol'), protocol?.toUpperCase()],
          [
            t('blocks:channel.channelId'),
            <code key="id" translate="no">
              {id}
            </code>,
          ],
          [t('operation.servers'), (isTopic(channel) || areServersShown(servers)) && <Servers servers={servers} />],
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
    <details className="fold channel-message" id={messageId(name)} open={isOpen} suppressHydrationWarning>
      <summary>
        <Icon name="chevron" />
        <code className="fold__title" translate="no">
          {name}
        </code>
        <span>{summary || title}</span>
        {directions.map((direction) => (
          <DirectionBadge key={direction} direction={direction} />
        ))}
      </summary>
      <div className="fold__body">
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
        {schema.type !== 'any' && !fieldsAs && <RootType schema={schema} />}
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
      {t('blocks:channel.fieldsAs', { message })}{' '}
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
      {t(`blocks:channel.${direction}`)}
    </span>
  );
}
