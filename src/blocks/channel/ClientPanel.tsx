import { useDeferredSamples } from '../../hooks/use-deferred-samples.ts';
import { useEnvironment } from '../../hooks/use-environment.ts';
import { useText } from '../../hooks/use-text.ts';
import type { Channel } from '../../model/channel.ts';
import type { Locale } from '../../model/locale.ts';
import type { CodeSample } from '../../model/operation.ts';
import { type SampleLanguage, sampleLanguages } from '../../model/sample-languages.ts';
import { LanguageSamples } from '../operation/LanguageSamples.tsx';

type ClientPanelProps = { channel: Channel; clients: CodeSample[]; page: { path: string; locale: Locale } };

/** Published clients of the channel, and which languages have none. The page brings the first alone. */
export function ClientPanel({ channel, clients, page }: ClientPanelProps) {
  const { t } = useText();
  const { deferred, load } = useDeferredSamples(page.path);
  const { server } = useEnvironment(channel.servers);
  const samples = clients.flatMap((client) =>
    client.code.source === ''
      ? deferred.filter(({ language, label }) => language === client.language && label === client.label)
      : [client],
  );
  const languages = sampleLanguages(page.locale);
  const hasClient = ({ language }: SampleLanguage) => clients.some((client) => client.language === language);
  const without = languages.filter((language) => !hasClient(language)).map(({ label }) => label);
  return (
    <LanguageSamples
      id={`${channel.id}-client`}
      title={t('blocks:channel.connect')}
      languages={languages.filter(hasClient)}
      samples={samples}
      servers={channel.servers}
      // Tickets come from the same host, by HTTP.
      server={server && { ...server, url: server.url.replace(/^ws/, 'http') }}
      load={load}
      note={
        without.length > 0 ? t('blocks:channel.withoutClient', { languages: without.join(t('separator.list')) }) : ''
      }
    />
  );
}
